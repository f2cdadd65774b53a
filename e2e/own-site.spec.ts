import type { Page } from '@playwright/test'
import { buildOwnSite, clearOwnSite } from '../testing/build-own-site.ts'
import { buildPicture } from '../testing/build-pictures.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, savedText, test } from './support/studio.ts'

test.use({ changesTheSite: true })

const phone = { width: 375, height: 812 }

/** Presses the button and waits for the server: texts that were published before say so already. */
async function publish(page: Page, slug: string) {
  const saved = savedText(page, slug)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  expect((await saved).status()).toBe(200)
}

test('with face, prices and free times too, the home page is at most six screens of a phone', async ({
  visitor,
  admin,
}) => {
  await clearOwnSite(admin)
  await buildOwnSite(admin)
  await visitor.setViewportSize(phone)

  await expect(async () => {
    await visitor.goto('/')
    await expect(visitor.getByRole('region', { name: 'When we can talk' })).toBeVisible({
      timeout: 3_000,
    })
  }).toPass()
  await expect(visitor.getByRole('img', { name: 'Mara Lind, laughing' })).toBeVisible()
  await expect(visitor.getByText('€400')).toBeVisible()
  const height = await visitor.evaluate(() => document.documentElement.scrollHeight)

  expect(height).toBeLessThanOrEqual(6 * phone.height)
  await clearOwnSite(admin)
})

/** Ten minutes of a tutor who has just moved in, in the order of the desk's list. */
test('her own site: name, face and prices are set in the studio and show at once', async ({
  page,
  visitor,
  admin,
}) => {
  await buildPicture(admin, { alt: 'Mara Lind, laughing' })
  await page.goto('/studio')
  const list = page.getByRole('region', { name: /Make it yours/ })
  await expect(list).toContainText('You are still called Anna Whitfield')

  await list.getByRole('link', { name: 'Your face' }).click()
  const name = page.getByLabel('Your name')
  await expect(name).toBeEnabled()
  await name.fill('Mara Lind')
  await page.getByRole('button', { name: 'Choose or upload a picture' }).click()
  await page.getByRole('button', { name: /lake-at-dawn/ }).click()
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
  await publish(page, 'about-page')

  await page.goto('/studio/globals/offers')
  await page.getByRole('button', { name: 'Add Offer' }).click()
  await page.getByLabel('Name').fill('Standard lesson')
  await page.getByLabel('Minutes').fill('50')
  await page.getByLabel('Price').fill('€45')
  await publish(page, 'offers')

  await visitor.goto('/')
  await expect(visitor.getByRole('img', { name: 'Mara Lind, laughing' })).toBeVisible()
  await expect(visitor.getByText('Mara Lind').first()).toBeVisible()
  const prices = visitor.getByRole('region', { name: 'Lessons and prices' })
  await expect(prices).toContainText('€45')
  await expect(prices.getByRole('list')).toHaveCSS('list-style-type', 'none') // it has its styles
  await page.goto('/studio')
  await expect(list.getByRole('link', { name: 'Your face (done)' })).toBeVisible()
  await expect(list.getByRole('link', { name: 'Your prices (done)' })).toBeVisible()
  await expectAccessible(visitor)
})

test('the tutor says hello: recorded in the studio, played by the line of the home page', async ({
  page,
  visitor,
}) => {
  await page.goto('/studio/globals/about-page')
  await expect(page.getByLabel('Your name')).toBeEnabled()
  await page.getByLabel('Upload a sound').setInputFiles({
    name: 'hello.mp3',
    mimeType: 'audio/mpeg',
    buffer: Buffer.from('no sound at all'),
  })
  await expect(page.getByText('not a sound that a browser can play')).toBeVisible()
  await page.getByRole('button', { name: 'Record your hello' }).click()
  await page.getByRole('button', { name: /Stop \((?!20)/ }).click()
  await expect(page.getByText('Saved. Listen to it once')).toBeVisible()
  await page.getByLabel('Your video').fill('https://www.youtube.com/watch?v=arj7oStGLkU&t=3s')
  await publish(page, 'about-page')

  // The studio's process tells the site's own of the change.
  const hear = visitor.getByRole('button', { name: 'Hear me say hello' })
  await expect(async () => {
    await visitor.goto('/')
    await expect(hear).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await hear.click()
  await expect(visitor.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(hear).toBeVisible()
  await expect(visitor.getByText('could not be played')).toBeHidden()
  await expect(visitor.getByRole('button', { name: 'Watch my video' })).toBeVisible()
  await expectAccessible(visitor)
})

test('one click on the desk takes the sample courses off the site', async ({ page, visitor }) => {
  await page.goto('/studio')

  await page.getByRole('button', { name: 'Hide the sample courses' }).click()

  await expect(page.getByRole('link', { name: 'The sample courses (done)' })).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByRole('link', { name: 'View Course Lessons' })).toBeHidden()
  await expect(visitor.getByText('TOEFL Listening and Speaking')).toBeHidden()
})
