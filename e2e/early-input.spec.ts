import { openHeld } from './support/held-script.ts'
import { expect, test } from './support/journey.ts'

test('what is pressed before the script runs counts once it does', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await openHeld(page, '/contact')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()

  await release()

  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('what is typed and sent before the script runs is checked by it', async ({ page }) => {
  const release = await openHeld(page, '/verify')
  await page.getByLabel(/^The record/).fill('https://elsewhere.example/verify#a')
  await page.getByRole('button', { name: /^Check/ }).click()

  await release()

  await expect(page).toHaveURL('/verify')
  await expect(page.getByText('This is not the address of a record.')).toBeVisible()
  await expect(page.getByLabel(/^The record/)).toHaveValue('https://elsewhere.example/verify#a')
})
