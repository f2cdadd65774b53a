import type { Page } from '@playwright/test'
import { type Credentials, testAdmin } from '../../testing/running-product.ts'

/**
 * Signs the page's browser in, with a session that no other test uses: it may be ended. The one that
 * the browser began with is others' too, and a sign-in that carries it would end it.
 */
export async function signIn(page: Page, as: Credentials = testAdmin): Promise<void> {
  await endSession(page)
  const answer = await page.request.post('/api/admin/login', { data: as })
  if (!answer.ok()) throw new Error(`The sign-in answered ${answer.status()}`)
}

/** Fills and sends the form at /admin/login, which the page is on. */
export async function signInAtDoor(page: Page, as: Credentials = testAdmin): Promise<void> {
  await page.getByLabel('Username').fill(as.username)
  await page.getByLabel('Password', { exact: true }).fill(as.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** Ends the session as time does: the browser has its cookie no more. */
export const endSession = (page: Page): Promise<void> =>
  page.context().clearCookies({ name: 'tutor-token' })
