import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { buildExercise } from '../testing/build-content.ts'
import { buildVoice } from '../testing/build-voice.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

const words = ['deadline', 'budget', 'invoice']
const rows = words.map((word, at) => ({ word, meaning: `A meaning of its own, ${at + 1}.` }))

/** A voice that says three words, and is silent from then on. */
const voice = buildVoice([0.5, 0.7, 0.6])

test.use({
  isTutor: true,
  launchOptions: {
    executablePath: process.env.BROWSER_PATH,
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}%noloop`,
    ],
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Reads aloud until the voice has said all it has to say. */
async function read(page: Page, start: string): Promise<void> {
  await button(page, start).click()
  await expect(page.getByText('0:06')).toBeVisible()
  await button(page, 'Stop and cut').click()
  await expect(page.getByRole('heading', { name: 'Listen, then save' })).toBeVisible()
}

const edge = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })

test('a list is read in one take, an edge moved, a word read again, and learners hear it', async ({
  page,
  visitor,
  admin,
}) => {
  const { address } = await buildExercise(admin, { rows })
  await page.goto(pagePaths.readExercise(address))
  await expectAccessible(page)

  await read(page, 'Read all 3 words aloud')
  for (const word of words) await expect(edge(page, `End of ${word}`)).toBeVisible()
  await expect(page.getByText('Left over')).toBeHidden()
  const end = edge(page, 'End of budget')
  const before = Number(await end.getAttribute('aria-valuenow'))
  await end.press('Shift+ArrowRight')
  await expect(end).toHaveAttribute('aria-valuenow', String(before + 50))
  await page.setViewportSize({ width: 375, height: 700 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNoOverflow(page)
  await button(page, 'Save 3 clips').click()
  await expect(page.getByText('3 of 3 words have your voice.')).toBeVisible()

  await read(page, 'Read again (invoice)')
  await button(page, 'Save the clip').click()
  await expect(page.getByText('3 of 3 words have your voice.')).toBeVisible()

  const asked: string[] = []
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitor.goto(pagePaths.exercise(address))
  await expect(visitor.getByRole('heading', { name: '3 words' })).toBeVisible()
  expect(asked.filter((path) => path.endsWith('.wav'))).toEqual([])

  await visitor.getByRole('link', { name: 'Flashcards' }).click()
  await button(visitor, 'Turn over').click()
  const onCard = visitor.getByRole('button', { name: /^Listen: / }).first()
  const heard = await onCard.getAttribute('aria-label')
  const sound = visitor.waitForResponse(/\/clips\/[0-9a-f]{16}\.wav$/)
  await onCard.click()
  expect((await sound).status()).toBeLessThan(300)

  await visitor.goto(pagePaths.exercise(address))
  const other = words.find((word) => heard !== `Listen: ${word}`)
  const inList = visitor.waitForResponse(/\/clips\/[0-9a-f]{16}\.wav$/)
  await button(visitor, `Listen: ${other}`).click()
  expect((await inList).status()).toBeLessThan(300)

  const download = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Download for Anki, with sound' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/\.apkg$/)
  const names = Object.keys(unzipSync(await readFile(await file.path())))
  expect(names.filter((name) => /^\d+$/.test(name))).toHaveLength(3)
})

test('a take waits on the device when the tab is closed before it was saved', async ({
  page,
  admin,
}) => {
  const { address } = await buildExercise(admin, { rows })
  await page.goto(pagePaths.readExercise(address))
  await read(page, 'Read all 3 words aloud')

  await page.reload()

  await expect(page.getByText('It has been kept on this device.')).toBeVisible()
  await button(page, 'Throw this take away').click()
  await expect(page.getByText('0 of 3 words have your voice.')).toBeVisible()
})
