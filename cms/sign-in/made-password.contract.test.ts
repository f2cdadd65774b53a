import { expect, test } from 'vitest'
import { attempt } from '../../testing/attempt-sign-in.ts'
import { buildAdmin } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { query } from '../../testing/databases.ts'
import { site } from '../../testing/site/site.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'
import { Admin } from '../contract/admin.ts'
import { setPassword } from './set-password.ts'

const url = site.url
const tutor = await signedIn(url)

const dayMs = 24 * 60 * 60 * 1000
const made = 'made-by-the-site'
const chosen = 'four words of her own'

/** An admin to whom the server has given a password, as at the first start. */
async function withMadePassword() {
  const { id, username } = await buildAdmin(tutor)
  await setPassword({ username, password: made }, await sitePayload())
  return { id, username, password: made }
}

const endNow = ({ id }: { id: number }) =>
  query(site.databaseUrl, `update made_passwords set ends_at = now() where admin_id = ${id}`)

const endOf = async (client: Awaited<ReturnType<typeof signedIn>>) =>
  Admin.parse((await client.send('GET', '/api/admin/me')).json).passwordEndsAt

test('a password that the site has made signs in for a week, and she is told until when', async () => {
  const anna = await withMadePassword()

  const client = await signedIn(url, anna)

  const days = (Date.parse((await endOf(client)) ?? '') - Date.now()) / dayMs
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
})

test('after that it opens nothing, and she hears how to get on', async () => {
  const anna = await withMadePassword()
  await endNow(anna)

  const { status, json, headers } = await attempt(contractClient(url), anna)

  const message = expect.stringContaining('npm run password')
  expect(status).toBe(401)
  expect(json).toMatchObject({ message, errors: [{ path: 'password', message }] })
  expect(headers.getSetCookie()).toEqual([])
})

test('whoever does not have it hears nothing of its end', async () => {
  const anna = await withMadePassword()
  await endNow(anna)

  const { json } = await attempt(contractClient(url), { ...anna, password: 'another-password' })

  expect(json).toEqual({ message: expect.stringContaining('Incorrect username or password') })
})

test('who is still signed in chooses her own with it, which does not end', async () => {
  const anna = await withMadePassword()
  const client = await signedIn(url, anna)
  await endNow(anna)

  const { status } = await client.studio('PATCH', `/admins/${anna.id}`, {
    password: chosen,
    currentPassword: made,
  })

  expect(status).toBe(200)
  expect(await endOf(await signedIn(url, { ...anna, password: chosen }))).toBeUndefined()
})

test('another change leaves the end where it is', async () => {
  const anna = await withMadePassword()
  const client = await signedIn(url, anna)
  const before = await endOf(client)

  await client.studio('PATCH', `/admins/${anna.id}`, { name: 'Anna' })

  expect(await endOf(client)).toBe(before)
})

test('a password that somebody has chosen does not end, whoever chose it', async () => {
  expect(await endOf(tutor)).toBeUndefined()
  expect(await endOf(await signedIn(url, await buildAdmin(tutor)))).toBeUndefined()
})

test('the end of a lost password’s successor begins anew', async () => {
  const anna = await withMadePassword()
  await endNow(anna)

  await setPassword(anna, await sitePayload())

  await expect(signedIn(url, anna)).resolves.toBeDefined()
})
