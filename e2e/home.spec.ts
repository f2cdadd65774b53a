import { expect, test } from './support/journey.ts'

const phone = { width: 375, height: 812 }

test('the home page is at most six screens of a phone, with all its parts', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/')

  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents()

  expect(height).toBeLessThanOrEqual(6 * phone.height)
  expect(headings).toContain('Specialized English Courses')
  expect(headings).toContain('Professional experience')
  expect(await page.getByRole('article').count()).toBe(6)
})

test('cards and letters lie side by side on a phone, and keys move what has no link', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/')
  const cards = page.getByRole('article')
  const first = await cards.first().boundingBox()
  const second = await cards.nth(1).boundingBox()
  const letters = page.getByRole('list', { name: 'Testimonials' })

  expect(second?.y).toBe(first?.y)
  // The second one shows at the window's edge that the row goes on.
  expect(second?.x).toBeLessThan(phone.width)
  await letters.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => letters.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('on a desk the rows are no stops of their own', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  await page.keyboard.press('Tab')

  await expect(page.getByRole('list', { name: 'Testimonials' })).not.toHaveAttribute('tabindex')
  await expect(page.getByRole('list', { name: 'Steps' })).not.toHaveAttribute('tabindex')
})
