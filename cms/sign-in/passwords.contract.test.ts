import { expect, test } from 'vitest'
import { buildAdmin } from '../../testing/build-admin.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

const url = site.url
const tutor = await signedIn(url)

const newPassword = 'a-new-password-for-tests'

test('changing a password ends that admin’s other sessions', async () => {
  const anna = await buildAdmin(tutor)
  const [here, elsewhere] = [await signedIn(url, anna), await signedIn(url, anna)]

  const { status } = await here.studio('PATCH', `/admins/${anna.id}`, { password: newPassword })

  expect(status).toBe(200)
  expect((await elsewhere.send('GET', '/api/admin/me')).status).toBe(401)
})

test('another admin who changes it ends all of them', async () => {
  const anna = await buildAdmin(tutor)
  const sessions = [await signedIn(url, anna), await signedIn(url, anna)]

  await tutor.studio('PATCH', `/admins/${anna.id}`, { password: newPassword })

  const answers = await Promise.all(sessions.map((client) => client.send('GET', '/api/admin/me')))
  expect(answers.map(({ status }) => status)).toEqual([401, 401])
  expect((await tutor.send('GET', '/api/admin/me')).status).toBe(200)
})

test('after a change the new password opens and the old does not', async () => {
  const anna = await buildAdmin(tutor)

  await tutor.studio('PATCH', `/admins/${anna.id}`, { password: newPassword })

  const client = contractClient(url)
  const { username } = anna
  expect((await client.send('POST', '/api/admin/login', { ...anna, username })).status).toBe(401)
  await expect(signedIn(url, { username, password: newPassword })).resolves.toBeDefined()
})

test('a change of something else ends no session', async () => {
  const anna = await buildAdmin(tutor)
  const client = await signedIn(url, anna)

  await tutor.studio('PATCH', `/admins/${anna.id}`, { email: 'anna@example.com' })

  expect((await client.send('GET', '/api/admin/me')).status).toBe(200)
})

test.each(['short', '', 'a'.repeat(9)])(
  'the studio refuses the weak password %j',
  async (password) => {
    const anna = await buildAdmin(tutor)

    await tutor.studio('PATCH', `/admins/${anna.id}`, { password })

    await expect(signedIn(url, anna)).resolves.toBeDefined()
  },
)
