import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { routeUntil } from './support/route-until.ts'

const lesson = '/courses/speak-fluently/speech-course-2'
const stages = ['Warm-up', 'Video', 'Vocabulary', 'Phrases & Grammar', 'Practice', 'Quiz']

/** Opens a stage, and waits until it is written down. */
async function openStage(page: Page, name: string) {
  const tab = page.getByRole('tab', { name })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-description', 'opened')
}

/** Opens every stage of the lesson, and answers its quiz with each first option. */
async function takeLesson(page: Page) {
  await page.goto(lesson)
  for (const stage of stages) await openStage(page, stage)
  const quiz = page.getByRole('tabpanel', { name: 'Quiz' })
  const counted = (await quiz.getByText(/^Question 1 of \d+$/).textContent()) ?? ''
  const questions = Number(counted.split(' ').at(-1))
  for (let question = 1; question <= questions; question += 1) {
    await expect(quiz.getByText(`Question ${question} of ${questions}`)).toBeVisible()
    await quiz.getByRole('radio').first().check()
  }
  await quiz.getByRole('button', { name: 'Submit Quiz' }).click()
}

test('a stage is written down although its page is left before it could be', async ({ page }) => {
  const passport = /\/assets\/(?:open-)?passport-(?!door)/
  const comesBack = await routeUntil(page, passport, () => undefined) // it never comes
  await page.goto(lesson)
  await page.getByRole('tab', { name: 'Vocabulary' }).click()
  await expect(page).toHaveURL(`${lesson}?tab=vocabulary`)
  comesBack()

  await page.goto('/')

  await page.getByRole('link', { name: /Continue where you stopped/ }).click()
  await expect(page).toHaveURL(`${lesson}?tab=vocabulary`)
})

test('a finished lesson is known on every page, taken along in a file, and deleted', async ({
  page,
}) => {
  await page.goto('/course/1')
  await expect(page.getByText(/^0\/\d+ lessons completed · 0%$/)).toBeVisible()

  await page.goto(lesson)
  await openStage(page, 'Vocabulary')
  await page.goto('/')
  await page.getByRole('link', { name: /Continue where you stopped/ }).click()
  await expect(page).toHaveURL(`${lesson}?tab=vocabulary`)

  await takeLesson(page)
  await expect(page.getByText(/^You finished this lesson on/)).toBeVisible()

  await page.goto('/course/1')
  await expect(page.getByText(/^1\/\d+ lessons completed · \d+%$/)).toBeVisible()
  await expect(page.getByText('Finished', { exact: true })).toBeAttached()
  await page.goto('/courses/speak-fluently')
  await expect(page.getByText(/^1 of \d+ lessons completed · \d+%$/)).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('link', { name: /Continue where you stopped/ })).toHaveCount(0)

  await page.goto('/my-progress')
  await expect(page.getByText(/^Finished on/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()

  await page.getByRole('button', { name: 'Delete everything on this device' }).click()
  await page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  await expect(page.getByText('Everything has been deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()

  await page.getByLabel('Open a saved file').setInputFiles(file)
  await expect(page.getByText(/^This file adds \d+ steps, 1 lesson\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(page.getByText(/^Finished on/)).toBeVisible()
})

test('what was done goes to another device by a link that works once', async ({
  page,
  pageWithErrors: other,
  product,
}) => {
  await page.goto(lesson)
  await openStage(page, 'Video')
  await page.goto('/my-progress')
  await page.getByRole('button', { name: 'Make a link for another device' }).click()
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible()
  const link = (await page.getByText(/#move=/).textContent()) ?? ''

  await other.goto(link)
  await other.getByRole('button', { name: 'Fetch it' }).click()
  await other.getByRole('button', { name: 'Add to this device' }).click()
  await expect(other.getByText(/^Last opened on/)).toBeVisible()

  await other.goto(`${product.url}/`)
  await other.goto(link)
  await other.getByRole('button', { name: 'Fetch it' }).click()
  await expect(other.getByText('This link has already been used')).toBeVisible()
})

test('a file that is none of ours changes nothing and says so', async ({ page }) => {
  await page.goto('/my-progress')

  await page.getByLabel('Open a saved file').setInputFiles({
    name: 'holiday.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47]),
  })

  await expect(page.getByRole('alert')).toHaveText(/not a progress file from this site/)
})
