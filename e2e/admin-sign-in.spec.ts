import type { Page } from '@playwright/test'
import { testAdmin } from '../testing/running-product.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { signIn } from './sign-in.ts'

const wrong = 'Incorrect username or password. Please check your credentials and try again.'
const tooMany = 'Too many login attempts. Please wait a few minutes before trying again.'
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
  return [left, right]
}

async function attempt(page: Page, secret = 'wrong') {
  await username(page).fill('somebody')
  await password(page).fill(secret)
  if ((await captcha(page).count()) > 0) await solveCaptcha(page)
  const answer = page.waitForResponse('**/api/admin/login')
  await button(page).click()
  await answer
}

test('each empty field says what it needs', async ({ page }) => {
  await page.goto('/admin/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Access' })).toBeVisible()
  await expect(page.getByText('Secure access to your English learning platform')).toBeVisible()

  await button(page).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(username(page)).toBeFocused()

  await username(page).fill('tutor')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Username is required')).toHaveCount(0)
  await expect(password(page)).toBeFocused()
})

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/admin/login')
  await password(page).fill('secret')

  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')

  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(password(page)).toHaveValue('secret')
})

test('failures are counted to the letter, up to the lock that survives a reload and ends', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  await page.clock.install()
  await page.reload()
  await answerLogin(page, 401)

  await attempt(page)
  await expect(alert(page)).toHaveText(`1 failed attempt(s)${wrong}`)
  await expect(captcha(page)).toHaveCount(0)
  await attempt(page)
  await attempt(page)
  await expect(alert(page)).toHaveText(`3 failed attempt(s) CAPTCHA required.${wrong}`)
  await expect(captcha(page)).toBeFocused()
  await attempt(page)
  await expect(alert(page)).toHaveText(
    `4 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.${wrong}`,
  )
  await attempt(page)
  await expect(alert(page)).toContainText(locked)
  await expect(alert(page)).toContainText(
    '5 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.',
  )

  await page.reload()
  await expect(alert(page)).toContainText(locked)
  await expect(alert(page)).toContainText(/The form opens again at \d\d:\d\d\./)
  for (const control of [username(page), password(page), captcha(page), button(page)]) {
    await expect(control).toBeDisabled()
  }

  await page.clock.fastForward('15:01')
  await expect(button(page)).toBeEnabled()
  await expect(alert(page)).toBeEmpty()
  await expect(captcha(page)).toHaveCount(0)
})

test('a wrong sum is refused before the server is asked, and another sum comes', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  await answerLogin(page, 401)
  for (let failures = 0; failures < 3; failures++) await attempt(page)
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/login')) asked += 1
  })
  const sums = new Set<string>()

  for (let round = 0; round < 8; round++) {
    const sum = await solveCaptcha(page)
    expect(sum.every((operand) => operand >= 1 && operand <= 10)).toBe(true)
    sums.add(sum.join('+'))
    await password(page).fill('wrong')
    await captcha(page).fill('99')
    await button(page).click()
    await expect(captcha(page)).toHaveValue('')
  }

  await expect(page.getByText('CAPTCHA verification failed. Please try again.')).toBeVisible()
  expect(asked).toBe(0)
  expect(sums.size).toBeGreaterThan(1)
  await page.context().close()
})

test('a 429 locks for as long as Retry-After says, and says so', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  await page.clock.install()
  await page.reload()
  await answerLogin(page, 429, { 'Retry-After': '120' })

  await attempt(page)
  await expect(alert(page)).toHaveText(
    new RegExp(`^${tooMany.replaceAll('.', '\\.')} The form opens again at \\d\\d:\\d\\d\\.$`),
  )
  await expect(button(page)).toBeDisabled()
  await page.clock.fastForward('01:30')
  await expect(alert(page)).toContainText('in less than a minute')
  await page.clock.fastForward('00:31')
  await expect(button(page)).toBeEnabled()
})

test('a server that fails, is silent or away counts as no failure and loses nothing', async ({
  pageWithErrors: page,
}) => {
  await page.goto('/admin/login')
  const message = 'Login failed. Please check your connection and try again.'
  await page.evaluate(() => {
    const patience = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = () => patience(300)
  })
  await username(page).fill('tutor')
  await password(page).fill('my password')

  await answerLogin(page, 500)
  await button(page).click()
  await expect(alert(page)).toHaveText(message)
  await page.unroute('**/api/admin/login')
  await page.route('**/api/admin/login', () => new Promise(() => {}))
  await button(page).click()
  await expect(button(page)).toHaveText('Signing in...')
  await expect(button(page)).toBeDisabled()
  await expect(button(page)).toHaveText('Sign In')
  await expect(alert(page)).toHaveText(message)
  await page.unroute('**/api/admin/login')
  await page.context().setOffline(true)
  await button(page).click()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()

  await expect(alert(page)).toHaveText(message)
  await expect(username(page)).toHaveValue('tutor')
  await expect(password(page)).toHaveValue('my password')
  await page.context().close()
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

  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  )

  await expect(page).toHaveURL('/admin/login?returnTo=%2Fadmin%2Fdashboard')
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
