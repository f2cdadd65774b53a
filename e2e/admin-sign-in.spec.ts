import type { Page } from '@playwright/test'
import { testAdmin } from '../testing/running-product.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

const wrong = 'Incorrect username or password. Please check your credentials and try again.'
const locked =
  'Account is temporarily locked due to multiple failed attempts. Please try again in 15 minutes.'

const username = (page: Page) => page.getByLabel('Username')
const password = (page: Page) => page.getByLabel('Password', { exact: true })
const captcha = (page: Page) => page.getByLabel(/CAPTCHA/)
const button = (page: Page) => page.getByRole('button', { name: /^(Sign In|Signing in\.\.\.)$/ })
const alert = (page: Page) => page.locator('form').getByRole('alert')

const answerLogin = (page: Page, status: number, headers: Record<string, string> = {}) =>
  page.route('**/api/admin/login', (route) =>
    route.fulfill({ status, headers, json: { message: 'The server’s words' } }),
  )

async function solveCaptcha(page: Page) {
  const label = await page.getByText(/^CAPTCHA: what is/).textContent()
  const [left = 0, right = 0] = (label?.match(/\d+/g) ?? []).map(Number)
  await captcha(page).fill(String(left + right))
}

async function attempt(page: Page, secret = 'wrong') {
  await username(page).fill('somebody')
  await password(page).fill(secret)
  if ((await captcha(page).count()) > 0) await solveCaptcha(page)
  const answer = page.waitForResponse('**/api/admin/login')
  await button(page).click()
  await answer
}

test('five wrong passwords lock the form, also after a reload', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  for (let failures = 1; failures <= 5; failures++) {
    await attempt(page)
    await expect(alert(page)).toContainText(`${failures} failed attempt(s)`)
  }

  await page.reload()

  await expect(alert(page)).toContainText(locked)
  await expect(button(page)).toBeDisabled()
})

test('by the keyboard alone to the page that was asked for, and out again', async ({ page }) => {
  await page.goto('/admin?tab=manage')
  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%3Ftab%3Dmanage')
  await username(page).focus()
  await page.keyboard.type(testAdmin.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(testAdmin.password)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/admin?tab=manage')
  await expect(page.getByText('Login Successful')).toBeVisible()
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/login?returnTo=//evil.example')
  await expect(page).toHaveURL('/admin')

  await page.getByRole('button', { name: 'Sign Out' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Logged out')).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('after signing out, the Back button shows nothing that an admin saw', async ({ page }) => {
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Signed in as')).toBeVisible()
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)

  await page.goBack()

  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fdashboard')
  await expect(button(page)).toBeVisible()
  await expect(page.getByText('Signed in as')).toHaveCount(0)
})

test('an admin screen that the browser brings back asks who is signed in', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  await signIn(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByText('Signed in as')).toBeVisible()
  await page.context().clearCookies({ name: 'tutor-token' })

  // The screen listens from the moment it is alive, and asks once for several events together.
  await expect(async () => {
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    )
    await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fdashboard', { timeout: 5_000 })
  }).toPass()

  await expect(page.getByRole('status')).toHaveText('Your session has ended. Your text is kept.')
})

test('without script the form signs in all the same, and says what is wrong', async ({
  pageWithoutScript: page,
}) => {
  await page.goto('/admin/files?course=1')
  await button(page).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await username(page).fill('Tutor "T" <b>')
  await password(page).fill('not-the-password')
  await button(page).click()
  await expect(alert(page)).toHaveText(wrong)
  await expect(username(page)).toHaveValue('Tutor "T" <b>')
  await expect(password(page)).toHaveValue('')
  expect(await page.content()).not.toContain('not-the-password')

  await username(page).fill(testAdmin.username)
  await password(page).fill(testAdmin.password)
  await button(page).click()

  await expect(page).toHaveURL('/admin/files?course=1')
  await expect(page.getByText('Signed in as')).toBeVisible()
})

test('without script nothing offers to show the password', async ({ pageWithoutScript: page }) => {
  await page.goto('/admin/login')

  await expect(password(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show password' })).toBeHidden()
})

test('the door is accessible in every state', async ({ pageWithErrors: page }) => {
  await page.goto('/admin/login')
  await answerLogin(page, 401)
  await button(page).click()
  await expectAccessible(page)

  for (let failures = 0; failures < 4; failures++) await attempt(page)
  await expectAccessible(page)
  await attempt(page)
  await expect(button(page)).toBeDisabled()
  await expectAccessible(page)
})
