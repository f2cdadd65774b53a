import { expect, test } from 'vitest'
import { attempt, failToSignIn } from '../../testing/attempt-sign-in.ts'
import { buildAdmin, uniqueName } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

const url = site.url
const tutor = await signedIn(url)

const tooMany = {
  message: 'Too many login attempts. Please wait a few minutes before trying again.',
}

const stranger = () => contractClient(url)

test('after five failures a name is locked, even for the right password', async () => {
  const anna = await buildAdmin(tutor)

  const failures = await failToSignIn(stranger(), anna.username, 5)
  const { status, json, headers } = await attempt(stranger(), anna)

  expect(failures.slice(0, 4)).toEqual([401, 401, 401, 401])
  expect([401, 429]).toContain(failures[4])
  expect(status).toBe(429)
  expect(json).toEqual(tooMany)
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
})

test('a name that does not exist is locked alike', async () => {
  const username = uniqueName()

  const failures = await failToSignIn(stranger(), username, 6)
  const { json, headers } = await attempt(stranger(), { username, password: 'another' })

  expect(failures.slice(0, 4)).toEqual([401, 401, 401, 401])
  expect(failures[5]).toBe(429)
  expect(json).toEqual(tooMany)
  expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})

test('a name is one name, however it is written', async () => {
  const { username } = await buildAdmin(tutor)
  const spellings = [username, username.toUpperCase(), ` ${username}`, `${username} `, username]

  for (const spelling of spellings) await failToSignIn(stranger(), spelling, 1)

  expect(await failToSignIn(stranger(), username.toUpperCase(), 1)).toEqual([429])
})

test('another name is not affected', async () => {
  const [anna, bob] = [await buildAdmin(tutor), await buildAdmin(tutor)]

  await failToSignIn(stranger(), anna.username, 6)

  expect((await attempt(stranger(), bob)).status).toBe(200)
})

test('a success lets the counting begin anew', async () => {
  const anna = await buildAdmin(tutor)

  await failToSignIn(stranger(), anna.username, 4)
  const first = await attempt(stranger(), anna)
  await failToSignIn(stranger(), anna.username, 4)
  const second = await attempt(stranger(), anna)

  expect([first.status, second.status]).toEqual([200, 200])
})

test('of twenty wrong passwords at once five are looked at', async () => {
  const { username } = await buildAdmin(tutor)

  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => (await failToSignIn(stranger(), username, 1))[0]),
  )

  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('refused attempts do not make the lock longer', async () => {
  const username = uniqueName()
  await failToSignIn(stranger(), username, 5)
  const early = await attempt(stranger(), { username, password: 'wrong' })

  await failToSignIn(stranger(), username, 5)

  const late = await attempt(stranger(), { username, password: 'wrong' })
  const secondsOf = ({ headers }: typeof early) => Number(headers.get('retry-after'))
  expect(secondsOf(late)).toBeLessThanOrEqual(secondsOf(early))
})

test('a lock on the name leaves open sessions alone', async () => {
  const anna = await buildAdmin(tutor)
  const browser = await signedIn(url, anna)

  await failToSignIn(stranger(), anna.username, 6)

  expect((await browser.send('GET', '/api/admin/me')).status).toBe(200)
})
