import { expect, test } from './support/journey.ts'

test('the keyboard alone leads from the top of the home page to a message', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /Book Your Free Trial/ }).first()).toBeFocused()

  await page.getByRole('navigation', { name: 'Main' }).getByText('Contact').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('main')).toBeFocused()

  await page.getByRole('button', { name: 'Send Message' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incomplete form')).toBeVisible()
  await expect(page.getByText('Please fill out all required fields.')).toBeVisible()
  await expect(page.getByLabel('Your name')).toBeFocused()
})

test('a letter is there after leaving and coming back, until it is sent', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Message').fill('Three paragraphs')
  await page.getByRole('navigation', { name: 'Main' }).getByText('About').click()
  await expect(page).toHaveURL('/about')

  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('Three paragraphs')
  await expect(page.getByLabel('Your name')).toHaveValue('Ana')

  await page.getByLabel('Your email').fill('ana@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test('a lesson list that cannot be read says its status, in its place and in a toast', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/courses')
  await page.route('**/api/courses/2/lessons*', (route) => route.fulfill({ status: 500 }))

  await page.evaluate(() => {
    history.pushState(null, '', '/view-lessons/2')
    dispatchEvent(new PopStateEvent('popstate'))
  })

  await expect(page.getByRole('heading', { name: 'Error Loading Lessons' })).toBeVisible()
  await expect(page.getByText('Error fetching lessons: Internal Server Error')).toBeVisible()
  await expect(
    page
      .getByRole('region', { name: 'Notifications (F8)' })
      .getByText('Failed to load lessons. Please try again.'),
  ).toBeVisible()
  await page.close()
})

test('the full-screen menu keeps the focus, locks the page and closes with Escape', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })

  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab')
    expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.mouse.wheel(0, 600)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')

  await expect(menu).toBeHidden()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('a page change is covered for 800 ms, the first page never', async ({ page }) => {
  await page.goto('/')
  const overlay = page.locator('[data-phase]')
  await expect(overlay).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByText('About').click()

  await expect(overlay).toHaveText('Loading')
  await expect(overlay).toHaveAttribute('aria-hidden', 'true')
  await expect(overlay).toHaveCount(0)
})

test('tabs keep their choice in the address', async ({ page }) => {
  await page.goto('/testimonials')
  const tab = page.getByRole('tab', { name: 'Academic' })
  await tab.click()
  await expect(page).toHaveURL('/testimonials?tab=academic')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const shown = await page.locator('figure').count()

  await page.reload()

  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page.locator('figure')).toHaveCount(shown)
})

test('one question is open at a time and closes again', async ({ page }) => {
  await page.goto('/contact')
  const items = page.locator('details')
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(page.locator('details[open]')).toHaveCount(1)

  await items.nth(1).locator('summary').click()

  await expect(page.locator('details[open]')).toHaveCount(0)
})

test('a visitor without JavaScript filters, reads on and writes', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/')
  await page.getByRole('tab', { name: 'Academic' }).click()
  await expect(page).toHaveURL('/?category=Academic#courses')
  await page.goto('/testimonials')
  await page
    .getByRole('button', { name: /Read More/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Show Less/ })).toHaveCount(1)
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Incomplete form')).toBeVisible()
  await page.getByLabel('Your name').fill('Ana')
  await page.getByLabel('Your email').fill('ana@example.com')
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
})
