import { expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

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
