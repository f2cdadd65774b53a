import { fileURLToPath } from 'node:url'
import type { Page, Request } from '@playwright/test'
import { buildCourse, buildLesson } from '../testing/build-content.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { voiceLine } from './support/voice-line.ts'

const sentence = 'I walk to work every day.'

/** The sentence as a synthetic voice says it, 2 s between silences; the browser repeats it. */
const voice = fileURLToPath(new URL('./fixtures/said-sentence.wav', import.meta.url))

test.use({
  launchOptions: {
    executablePath: process.env.BROWSER_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}`,
    ],
  },
})

const panelOf = (page: Page) => page.getByRole('region', { name: `Say it back: ${sentence}` })

async function record(page: Page) {
  const panel = panelOf(page)
  await panel.getByRole('button', { name: /^(Record|Try again)$/ }).click()
  await expect(panel.getByText('Recording', { exact: true })).toBeVisible()
  // The line of the voice shows the sentence, and that it is over.
  await expect
    .poll(async () => {
      const { heard, quietSince } = await page.evaluate(voiceLine)
      return heard >= 24 && quietSince >= 5
    })
    .toBe(true)
  await panel.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(panel.getByRole('button', { name: 'Model, then you' })).toBeVisible()
}

const sizeOf = async (request: Request) => {
  const { responseBodySize, responseHeadersSize } = await request.sizes()
  return responseBodySize + responseHeadersSize
}

test('a sentence is said back: heard, compared, followed by this device, and kept here', async ({
  page,
  admin,
  product,
}) => {
  const course = await buildCourse(admin)
  const vocabulary = [{ word: 'walk', definition: 'go on foot', example: sentence }]
  await buildLesson(admin, { course: course.id, vocabulary })
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  const engineFiles = () => asked.filter((request) => request.url().includes('/speech/'))

  await page.goto(`/courses/${course.slug}/speech-course-1?tab=vocabulary`)
  await page.getByRole('button', { name: `Say it ${sentence}` }).click()
  await expect(panelOf(page).getByText('Who listens: nobody but you.')).toBeVisible()
  await record(page)

  const player = page.locator('audio')
  await expect
    .poll(() => player.evaluate(({ duration }: HTMLAudioElement) => duration))
    .toBeGreaterThan(1)
  await panelOf(page).getByLabel('What did you say?').fill('I walk to walk')
  await expect(panelOf(page).getByText('you wrote: walk')).toBeVisible()
  await expect(panelOf(page).getByText('left out')).toHaveCount(2)
  expect(engineFiles()).toEqual([])

  const offer = panelOf(page).getByRole('button', { name: /Listen on this device/ })
  const offered = Number(/[\d.]+(?= MB)/.exec((await offer.textContent()) ?? '')?.[0])
  await offer.click()
  await expect(panelOf(page).getByText('Who listens: this device.')).toBeVisible()
  const sizes = await Promise.all(engineFiles().map(sizeOf))
  expect(sizes.length).toBeGreaterThan(0)
  const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1e6
  expect(megabytes).toBeLessThanOrEqual(4.1)
  expect(megabytes).toBeLessThanOrEqual(offered) // packed by gzip, as without https, all of it

  await record(page)
  const times = panelOf(page).getByRole('list', { name: 'The words and when you said them' })
  const refused = panelOf(page).getByText('could not match this recording')
  await expect(times.or(refused)).toBeVisible()
  expect(asked.filter(hasLeft(product.url)).map((request) => request.url())).toEqual([])

  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
})

/** Carries something away, or goes to somebody else. */
const hasLeft = (own: string) => (request: Request) =>
  request.postData() !== null || !(request.url().startsWith(own) || isOfPage(request.url()))

const isOfPage = (url: string) => /^(blob|data):/.test(url)
