import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const title = (page: Page) => toasts(page).getByText('Incomplete form')

/** An empty contact form shows a toast. */
async function showToast(page: Page) {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(title(page)).toBeVisible()
}

async function swipe(page: Page, distance: number) {
  const box = await title(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + 5, (box?.y ?? 0) + 5]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

test('a toast goes after 5000 ms, and stays as long as the pointer is on it', async ({ page }) => {
  await page.clock.install()
  await showToast(page)

  await title(page).hover()
  await page.clock.runFor(20_000)
  await expect(title(page)).toBeVisible()

  await page.mouse.move(0, 0)
  await page.clock.runFor(4_900)
  await expect(title(page)).toBeVisible()
  await page.clock.runFor(200)
  await expect(title(page)).toHaveCount(0)
})

test('F8 leads the keyboard to the toast, which stays until it is left', async ({ page }) => {
  await page.clock.install()
  await showToast(page)

  await page.keyboard.press('F8')
  await expect(toasts(page)).toBeFocused()
  await page.clock.runFor(20_000)
  await expect(title(page)).toBeVisible()

  await page.keyboard.press('Tab')
  await expect(toasts(page).getByRole('button', { name: 'Dismiss' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(title(page)).toHaveCount(0)
})

test('the focus goes back to where it was before the toast', async ({ page }) => {
  await showToast(page)
  const name = page.getByLabel('Your name')
  await expect(name).toBeFocused()

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(title(page)).toHaveCount(0)
  await expect(name).toBeFocused()
})

test('Escape dismisses the toast that has the focus', async ({ page }) => {
  await showToast(page)
  await page.keyboard.press('F8')

  await page.keyboard.press('Escape')

  await expect(title(page)).toHaveCount(0)
})

test('a swipe to the right of 50 px dismisses, a shorter one does not', async ({ page }) => {
  await showToast(page)

  await swipe(page, 45)
  await expect(title(page)).toBeVisible()

  await swipe(page, 55)
  await expect(title(page)).toHaveCount(0)
})

test('a swipe to the left does not dismiss', async ({ page }) => {
  await showToast(page)

  await swipe(page, -120)

  await expect(title(page)).toBeVisible()
})
