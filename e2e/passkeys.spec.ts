import type { Page } from '@playwright/test'
import { passkeyMessages } from '../cms/contract/passkey.ts'
import { buildAdmin } from '../testing/build-admin.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

/** A device that keeps passkeys and knows its person, as Chromium plays one. */
async function withDevice(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const options = {
    ...({ protocol: 'ctap2', transport: 'internal' } as const),
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  }
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', { options })
  return {
    /** Whether the person lets it. */
    let: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

const entry = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })
const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' })
const press = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true }).click()

async function typePassword(page: Page, password: string, done: string) {
  await section(page).getByLabel('Your own current password').fill(password)
  await press(page, done)
}

test('a passkey is added, opens the account, and is removed', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin, 'assistant')
  const device = await withDevice(page)
  await signIn(page, account)
  await page.goto('/studio/account')

  await press(page, 'Add a passkey')
  await typePassword(page, account.password, 'Next')
  await expect(section(page).getByLabel('A name for it')).toHaveValue(/ on /)
  await section(page).getByLabel('A name for it').fill('My laptop')
  await expectAccessible(page, { include: '[aria-labelledby=account-passkeys]' })
  await press(page, 'Make the passkey')
  await expect(section(page).getByRole('status')).toContainText('The passkey was added.')
  await expect(section(page).getByRole('listitem')).toContainText('not used yet')
  await expectAccessible(page, { include: '[aria-labelledby=account-passkeys]' })

  await page.request.post('/api/admin/logout')
  await page.goto('/admin/login?returnTo=%2Fstudio%2Faccount')
  await device.let(false)
  await entry(page).press('Enter')
  await expect(page.getByRole('alert').getByText('No passkey was used')).toBeVisible()
  await expectAccessible(page)
  await device.let(true)
  await entry(page).press('Enter')
  await expect(page).toHaveURL('/studio/account')
  await expect(section(page).getByRole('listitem')).toContainText('last used')
  await expect(page.getByText('Signed in with a passkey')).toBeVisible()

  await press(page, 'Remove My laptop')
  await typePassword(page, account.password, 'Remove')
  await expect(section(page).getByRole('status')).toContainText('The passkey was removed.')
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  await page.request.post('/api/admin/logout')
  await page.goto('/admin/login')
  await entry(page).click()
  await expect(page.getByRole('alert').getByText(passkeyMessages.unknown)).toBeVisible()
})

test('by keyboard alone, the focus goes on where the fields were', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin, 'assistant')
  await withDevice(page)
  await signIn(page, account)
  await page.goto('/studio/account')
  const button = (name: string) => section(page).getByRole('button', { name, exact: true })
  const password = section(page).getByLabel('Your own current password')

  await button('Add a passkey').press('Enter')
  await expect(password).toBeFocused()
  await password.press('Escape')
  await expect(button('Add a passkey')).toBeFocused()
  await page.keyboard.press('Enter')
  await password.fill(account.password)
  await password.press('Enter')
  await section(page).getByLabel('A name for it').press('Enter')
  await expect(section(page).getByRole('listitem')).toHaveCount(1)
  await expect(button('Add a passkey')).toBeFocused()

  const remove = section(page).getByRole('button', { name: /^Remove / })
  await remove.press('Enter')
  await password.press('Escape')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await password.fill(account.password)
  await password.press('Enter')
  await expect(section(page).getByRole('listitem')).toHaveCount(0)
  await expect(section(page).getByRole('heading', { name: 'Passkeys' })).toBeFocused()
})

test('a browser that knows no passkeys is offered none', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))

  await page.goto('/admin/login')

  await expect(page.getByLabel('Username')).toBeEditable()
  await expect(entry(page)).toHaveCount(0)
})
