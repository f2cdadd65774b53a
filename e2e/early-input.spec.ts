import { expect, test } from './journey.ts'

test('what is pressed before the script runs counts once it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/entry-browser-*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()

  release()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
