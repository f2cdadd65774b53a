import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { fakeSpeech, hear, liveTracks } from './support/fake-speech.ts'
import { expect, test } from './support/journey.ts'

/** A lesson with two speaking activities, a writing activity and a text to write. */
const lesson = '/courses/speak-fluently/speech-course-4'
const first = 'Speaking practice 1'

async function openPractice(page: Page) {
  await page.goto(lesson)
  await page.getByRole('tab', { name: 'Practice' }).click()
}

const startOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Start Recording for ${name}` })
const stopOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `Stop Recording for ${name}` })
const saveOf = (page: Page, name: string) => page.getByRole('button', { name: `Save for ${name}` })
const transcriptOf = (page: Page) => page.getByLabel('Transcript')
const toasts = (page: Page) => page.getByRole('region', { name: /Notifications/ })

async function recordWords(page: Page, words: string) {
  await expect(stopOf(page, first)).toBeVisible()
  await hear(page, [words])
  await expect(page.getByText(words)).toBeVisible()
  await stopOf(page, first).click()
}

test.describe('with a recogniser', () => {
  test.beforeEach(({ page }) => fakeSpeech(page))

  test('a learner records, reads along, listens, corrects, saves and downloads', async ({
    page,
  }) => {
    const asked: string[] = []
    await openPractice(page)
    page.on('request', (request) => asked.push(request.url()))

    await startOf(page, first).click()
    await hear(page, ['I was walking'], 'home and')
    await expect(page.getByText('I was walking home and')).toBeVisible()
    await expect(page.getByRole('timer')).not.toHaveText('00:00')
    await stopOf(page, first).click()

    await expect(transcriptOf(page)).toHaveValue('I was walking home and')
    const player = page.locator('audio')
    await expect(player).toBeVisible()
    await expect
      .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.duration))
      .toBeLessThan(60)
    expect(await player.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(0.5)

    await transcriptOf(page).fill('I was walking home, and it rained.')
    await saveOf(page, first).click()
    await expect(toasts(page)).toContainText('Recording Saved')
    await expect(page.getByRole('button', { name: `Saved for ${first}` })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: `Download for ${first}` }).click()
    const file = await download
    await expect(toasts(page)).toContainText('Download Started')
    expect(file.suggestedFilename()).toBe('lesson-4-telling-a-personal-story-speaking-1.webm')
    const bytes = await readFile(await file.path())
    expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    // The page's own code may come with the first press, and its icon when the browser likes.
    const isOfPage = (url: string) => /^\/(?:assets\/|favicon\.)/.test(new URL(url).pathname)
    expect(asked.filter((url) => !url.startsWith('blob:') && !isOfPage(url))).toEqual([])
  })

  test('the browser asks before a recording is lost, and not who deletes everything', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return asked.length === 1 ? dialog.accept() : dialog.dismiss()
    })
    await openPractice(page)
    await startOf(page, first).click()
    await recordWords(page, 'no word of the lesson')
    await expect(transcriptOf(page)).toBeVisible()

    await page.reload()
    expect(asked).toEqual(['beforeunload'])

    await startOf(page, first).click()
    await recordWords(page, 'nor this one')
    await expect(transcriptOf(page)).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'My progress' }).click()
    await page.getByRole('button', { name: 'Delete everything on this device' }).click()
    await page.getByRole('button', { name: 'Delete everything', exact: true }).click()

    await expect(page.getByText('Everything has been deleted.')).toBeVisible()
    expect(asked).toEqual(['beforeunload'])
  })

  test('the line follows the voice', async ({ page }) => {
    await openPractice(page)

    await startOf(page, first).click()

    await expect
      .poll(() => largestSwing(page), { message: 'the fake microphone beeps' })
      .toBeGreaterThan(5)
  })

  test('where nothing may move, the level is a straight bar', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPractice(page)

    await startOf(page, first).click()

    await expect(meterLine(page)).toHaveAttribute('d', /^M0 0H\d+$/)
  })

  test('leaving the tab stops the recording, keeps it and frees the microphone', async ({
    page,
  }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()
    await hear(page, ['I was saying'])

    await page.getByRole('tab', { name: 'Quiz' }).click()
    await expect.poll(() => liveTracks(page)).toBe(0)
    await page.getByRole('tab', { name: 'Practice' }).click()

    await expect(transcriptOf(page)).toHaveValue('I was saying')
  })

  test('leaving the lesson frees the microphone', async ({ page }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()

    await page.getByRole('link', { name: 'Testimonials' }).first().click()
    await expect(page).toHaveURL(/testimonials/)

    await expect.poll(() => liveTracks(page)).toBe(0)
  })

  test('a saved recording is there again when the learner comes back to the lesson', async ({
    page,
  }) => {
    await openPractice(page)
    await startOf(page, first).click()
    await recordWords(page, 'Keep this')
    await saveOf(page, first).click()
    await expect(toasts(page)).toContainText('Recording Saved')

    await page.getByRole('link', { name: 'Testimonials' }).first().click()
    await expect(page).toHaveURL(/testimonials/)
    await page.goBack()
    await page.getByRole('tab', { name: 'Practice' }).click()

    await expect(transcriptOf(page)).toHaveValue('Keep this')
    await expect(page.locator('audio')).toBeVisible()
  })

  test('a recorder is accessible before, while and after it records', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPractice(page)
    await expectAccessible(page)

    await startOf(page, first).click()
    await expect(stopOf(page, first)).toBeVisible()
    await hear(page, ['I was walking'], 'home')
    await expectAccessible(page)

    await stopOf(page, first).click()
    await expect(page.locator('audio')).toBeVisible()
    await expectAccessible(page)
  })
})

const meterLine = (page: Page) => page.locator('svg[data-live="true"] path').last()

/** The widest swing of the live line. */
const largestSwing = (page: Page) =>
  meterLine(page).evaluate((path) => {
    const swings = (path.getAttribute('d') ?? '').matchAll(/q[\d.]+ ?(-?[\d.]+)/g)
    return Math.max(0, ...Array.from(swings, ([, swing]) => Math.abs(Number(swing)) / 2))
  })
