import type { Page, Request } from '@playwright/test'
import { buildAdmin, uniqueName } from '../testing/build-admin.ts'
import { signedIn } from '../testing/contract-client.ts'
import type { Credentials } from '../testing/running-product.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'
import { isAboutForm, slowLine } from './support/slow-line.ts'

test('an account gets an address, once its password is typed', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin)
  const { address, own, refusal } = await openAccount(page, account)
  const save = async (password: string) => {
    await own.fill(password)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
  }

  await address.fill('anna@example.com')
  await expectAccessible(page)
  await save('')
  await expect(page.getByText('invalid: Your own current password')).toBeVisible()
  await save('a-guess-of-somebody')
  await expect(refusal).toBeVisible()
  await save(account.password)

  await expect(own).toBeHidden()
  await page.reload()
  await expect(address).toHaveValue('anna@example.com')
})

test('a refused password is still told when an older answer about the form comes', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin)
  const { address, own, refusal } = await openAccount(page, account)
  const isAsked = (request: Request) => request.method() === 'POST' && isAboutForm(request)
  const newAddress = `${account.username}@example.com`
  // Not what the page asks when it begins: the form's next question waits for the answer to this one.
  const shown = page.waitForResponse(
    (answer) => isAsked(answer.request()) && !!answer.request().postData()?.includes(newAddress),
  )
  await address.fill(newAddress)
  await shown
  const line = await slowLine(page, isAsked)

  const asked = page.waitForRequest(isAsked)
  await own.fill('a-guess-of-somebody')
  const older = await asked
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(refusal).toBeVisible()
  line.open()
  await older.response() // its end may never be told: Next reads an answer as far as it needs it
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))

  await expect(refusal).toBeVisible()
})

test('a refused password is told on until something is typed', async ({
  pageWithErrors: page,
  admin,
}) => {
  const account = await buildAdmin(admin)
  const { address, own, refusal } = await openAccount(page, account)
  const answerAbout = (text: string) =>
    page.waitForResponse(
      (answer) =>
        answer.request().method() === 'POST' &&
        isAboutForm(answer.request()) &&
        !!answer.request().postData()?.includes(text),
    )
  await address.fill(`${account.username}@example.com`)
  const shown = answerAbout('a-guess-of-somebody')
  await own.fill('a-guess-of-somebody')
  await shown

  const asked = answerAbout('This is not the password')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await asked
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
  await expect(refusal).toBeVisible()

  await own.fill('another guess')
  await expect(refusal).toBeHidden()
})

test('an assistant reads her address, and does not change it', async ({ page, admin }) => {
  await signIn(page, await buildAdmin(admin, 'assistant'))
  await page.goto('/studio/account')

  await expect(page.getByLabel('Name', { exact: true })).toBeEnabled()
  await expect(page.getByLabel('E-mail address')).toBeDisabled()
})

test('by the keyboard: all other browsers are signed out, once the password is right', async ({
  pageWithErrors: page,
  product,
  admin,
}) => {
  const account = await buildAdmin(admin, 'assistant')
  const phone = await signedIn(product.url, account)
  await signIn(page, account)
  await page.goto('/studio/account')
  const section = page.getByRole('region', { name: 'Where you are signed in' })
  const button = section.getByRole('button', { name: 'Sign out everywhere else' })
  const own = section.getByLabel('Your own current password')

  await button.press('Enter')
  await expect(own).toBeFocused()
  await own.press('Escape')
  await expect(button).toBeFocused()
  await button.press('Enter')
  await page.keyboard.type('a-guess-of-somebody')
  await page.keyboard.press('Enter')
  await expect(own).toHaveAccessibleDescription(/not the password that you signed in with/)
  await expect(own).toBeFocused()
  await page.keyboard.type(account.password)
  await page.keyboard.press('Enter')

  await expect(section.getByText('You are not signed in anywhere else.')).toBeVisible()
  expect((await phone.send('GET', '/api/admin/me')).status).toBe(401)
})

test('an owner makes an assistant, and an owner of her, with her own password', async ({
  pageWithErrors: page,
  admin,
}) => {
  const owner = await buildAdmin(admin)
  const username = uniqueName()
  await signIn(page, owner)
  await page.goto('/studio/collections/admins/create')
  const own = page.getByLabel('Your own current password')
  const save = page.getByRole('button', { name: 'Save', exact: true })

  await expect(page.getByLabel('Username')).toBeEnabled()
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('New Password').fill('another-password-for-tests')
  await page.getByLabel('Confirm Password').fill('another-password-for-tests')
  await own.fill('a-guess-of-somebody')
  await save.click()
  await expect(page.getByText('invalid: Your own current password')).toBeVisible()
  await own.fill(owner.password)
  await expectAccessible(page)
  await save.click()
  await expect(page).toHaveURL(/\/collections\/admins\/\d+$/)

  await expect(own).toBeHidden()
  await page.getByText('Owner: may do everything').click()
  await own.fill(owner.password)
  await save.click()

  await expect(own).toBeHidden()
  const { text } = await admin.studio('GET', `/admins?where[username][equals]=${username}`)
  expect(text).toContain('"role":"owner"')
})

/** Signs in and opens her own account page; its fields are disabled until the page's script runs. */
async function openAccount(page: Page, account: Credentials) {
  await signIn(page, account)
  await page.goto('/studio/account')
  const address = page.getByLabel('E-mail address')
  await expect(address).toBeEnabled()
  return {
    address,
    own: page.getByLabel('Your own current password'),
    refusal: page.getByText('This is not the password that you signed in with.'),
  }
}
