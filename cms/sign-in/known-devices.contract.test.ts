import { expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { testAdmin } from '../../testing/running-product.ts'
import { site } from '../../testing/site/site.ts'
import { withSecondStep } from '../../testing/writes/accounts.ts'

const url = site.url
const tutor = await signedIn(url)

const stranger = () => contractClient(url)

test('a browser that has signed in before is not locked out by strangers', async () => {
  const anna = await buildAdmin(tutor)
  const browser = await signedIn(url, anna)
  await browser.send('POST', '/api/admin/logout')

  await failToSignIn(stranger(), anna.username, 6)

  expect((await attempt(stranger(), anna)).status).toBe(429)
  expect((await attempt(browser, anna)).status).toBe(200)
})

test('a browser that has signed in before has a counter of its own', async () => {
  const anna = await buildAdmin(tutor)
  const browser = await signedIn(url, anna)

  const failures = await failToSignIn(browser, anna.username, 6)

  expect(failures[5]).toBe(429)
  expect((await attempt(browser, anna)).status).toBe(429)
  expect((await attempt(stranger(), anna)).status).toBe(200)
})

test('the device cookie of one name is no help with another', async () => {
  const [anna, bob] = [await buildAdmin(tutor), await buildAdmin(tutor)]
  const browser = await signedIn(url, bob)

  await failToSignIn(stranger(), anna.username, 6)

  expect((await attempt(browser, anna)).status).toBe(429)
})

test('a forged device cookie is none', async () => {
  const anna = await buildAdmin(tutor)
  const browser = await signedIn(url, anna)
  const [, signature] = (browser.cookies.get('tutor-device') ?? '').split('.')
  const device = Buffer.from(JSON.stringify(['forged', anna.username])).toString('base64url')
  const forger = stranger()
  forger.cookies.set('tutor-device', `${device}.${signature}`)

  await failToSignIn(stranger(), anna.username, 6)

  expect(signature).toMatch(/./)
  expect((await attempt(forger, anna)).status).toBe(429)
})

test.each(['%E0%A4%A', 'a', '.', 'a.b', 'null.null'])(
  'a broken device cookie is no failure of ours: %s',
  async (value) => {
    const client = stranger()
    client.cookies.set('tutor-device', value)

    expect(await failToSignIn(client, uniqueName(), 1)).toEqual([401])
  },
)

/** Three browsers of one account, as whoever knows its password can gather them. */
async function threeBrowsers() {
  const anna = await buildAdmin(tutor)
  const browsers = [await signedIn(url, anna), await signedIn(url, anna), await signedIn(url, anna)]
  return { anna, browsers }
}

const newPassword = 'a-new-password-for-tests'

test('whoever knew the former password has no guesses of their own left', async () => {
  const { anna, browsers } = await threeBrowsers()
  await tutor.studio('PATCH', `/admins/${anna.id}`, {
    password: newPassword,
    currentPassword: testAdmin.password,
  })

  const guesses = []
  for (const browser of browsers) guesses.push(...(await failToSignIn(browser, anna.username, 3)))

  expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
})

test('nor has one who came in before there was a second step', async () => {
  const { anna, browsers } = await threeBrowsers()
  await withSecondStep({ ...anna, client: await signedIn(url, anna) })

  const guesses = []
  for (const browser of browsers) {
    for (const code of ['guess-1', 'guess-2', 'guess-3']) {
      guesses.push((await browser.send('POST', '/api/admin/login', { ...anna, code })).status)
    }
  }

  expect(guesses.slice(5)).toEqual([429, 429, 429, 429])
})

test('the browser in which she changes her password stays known', async () => {
  const { anna, browsers } = await threeBrowsers()
  const [laptop = stranger()] = browsers
  await laptop.studio('PATCH', `/admins/${anna.id}`, {
    password: newPassword,
    currentPassword: anna.password,
  })
  await laptop.send('GET', '/api/admin/me')

  await failToSignIn(stranger(), anna.username, 6)

  const { username } = anna
  expect((await attempt(laptop, { username, password: newPassword })).status).toBe(200)
})

test('and its failures are counted as before', async () => {
  const { anna, browsers } = await threeBrowsers()
  const [laptop = stranger()] = browsers
  await failToSignIn(laptop, anna.username, 3)
  await laptop.studio('PATCH', `/admins/${anna.id}`, {
    password: newPassword,
    currentPassword: anna.password,
  })
  await laptop.send('GET', '/api/admin/me')

  const failures = await failToSignIn(laptop, anna.username, 3)

  expect(failures).toEqual([401, 401, 429])
})
