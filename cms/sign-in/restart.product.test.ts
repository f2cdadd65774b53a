import { afterAll, beforeAll, expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { uniqueName } from '../../testing/build-admin.ts'
import { type ContractClient, contractClient, signedIn } from '../../testing/contract-client.ts'
import { type RunningProduct, startProduct, testAdmin } from '../../testing/running-product.ts'

// A first start without ADMIN_USERNAME and ADMIN_PASSWORD, then a restart with them.

const unknownName = uniqueName()

let first: RunningProduct
let second: RunningProduct
let password: string
/** A browser that signed in before the restart. */
let browser: ContractClient

beforeAll(async () => {
  first = await startProduct({ env: { ADMIN_USERNAME: '', ADMIN_PASSWORD: '' } })
  password = /Password (\S+)/.exec(first.log())?.[1] ?? ''
  const { cookies } = await signedIn(first.url, { username: 'tutor', password })
  await failToSignIn(contractClient(first.url), unknownName, 5)
  await failToSignIn(contractClient(first.url), 'tutor', 5)
  await first.stop()
  second = await startProduct({ dataDir: first.dataDir })
  browser = contractClient(second.url)
  for (const [name, value] of cookies) browser.cookies.set(name, value)
})

afterAll(async () => {
  await first.remove()
  await second.remove()
})

test('the generated password is long, and told at the first start alone', () => {
  expect(password).toMatch(/^\S{12,}$/)
  expect(second.log()).not.toContain(password)
  expect(second.log()).not.toMatch(/Password \S/)
})

test('a lock outlives a restart', async () => {
  const stranger = contractClient(second.url)

  expect(await failToSignIn(stranger, unknownName, 1)).toEqual([429])
  expect(await failToSignIn(stranger, 'tutor', 1)).toEqual([429])
})

test('a session outlives a restart', async () => {
  expect((await browser.send('GET', '/api/admin/me')).status).toBe(200)
})

test('a browser that signed in before the restart is still known', async () => {
  expect((await attempt(browser, { username: 'tutor', password })).status).toBe(200)
})

test('variables do not change an admin who is there', async () => {
  expect((await attempt(browser, testAdmin)).status).toBe(401)
})
