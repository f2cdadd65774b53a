import { expect, test } from './support/journey.ts'
import { translatePage } from './support/translate-page.ts'
import { untilIdle } from './support/until-idle.ts'

/** Pages that a browser has translated: their texts are no longer those that the site has drawn. */

test('a sentence is said back, and the device begins to listen', async ({ page }) => {
  await page.goto('/courses/speak-fluently/speech-course-2?tab=vocabulary')
  await page
    .getByRole('button', { name: /^Say it/ })
    .first()
    .click()
  const panel = page.getByRole('region', { name: /^Say it back/ })
  await expect(panel.getByRole('button', { name: 'Record' })).toBeVisible()
  await translatePage(page)

  await panel.getByRole('button', { name: 'Record' }).click()
  await expect(panel.getByText('Recording')).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()

  await panel.getByRole('button', { name: /^Listen on this device/ }).click()
  await expect(panel.getByText('Who listens: this device.')).toBeVisible({ timeout: 20_000 })
  await panel.getByRole('button', { name: 'Stop listening' }).click()
  await expect(panel.getByText('Who listens: nobody but you.')).toBeVisible()
})

test('a recording is made and saved by buttons that say what they do', async ({ page }) => {
  await page.goto('/courses/speak-fluently/speech-course-4?tab=practice')
  const button = (name: string) =>
    page.getByRole('button', { name: `${name} for Speaking practice 1` })
  await expect(button('Start Recording')).toBeVisible()
  // Parts that wait to be used come alive now; later, they would be drawn anew, and say so.
  await page.mouse.move(1, 1)
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
  await translatePage(page)

  await button('Start Recording').click()
  await expect(page.getByRole('timer')).not.toHaveText('00:00')
  await button('Stop Recording').click()
  await page.getByLabel('Transcript').fill('I walk to work.')
  await button('Save').click()

  await expect(button('Saved')).toBeVisible()
  await expect(button('Record Again')).toBeVisible()
})

test('a long testimonial opens and closes by a button that says so', async ({
  // Parts that come alive later say that they are not as the server has drawn them, and are drawn anew.
  pageWithErrors: page,
}) => {
  await page.goto('/testimonials')
  await translatePage(page)
  const more = page.getByRole('button', { name: /^Read More/ }).first()
  const name = String(await more.textContent()).replace('Read More', '')

  await more.click()
  await page.getByRole('button', { name: `Show Less${name}` }).click()

  await expect(page.getByRole('button', { name: `Read More${name}` })).toBeVisible()
})
