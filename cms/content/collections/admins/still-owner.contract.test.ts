import { expect, test } from 'vitest'
import { buildAdmin, uniqueName } from '../../../../testing/build-admin.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'
import type { Admin } from '../../payload-types.ts'

const tutor = await signedIn(site.url)
const payload = await sitePayload()

/** What a request carries whose body comes to its end once she is an owner no more. */
async function demoted() {
  const { id, password } = await buildAdmin(tutor)
  const owner = await payload.findByID({ collection: 'admins', id, depth: 0 })
  const demotion = { role: 'assistant', currentPassword: tutor.password }
  expect((await tutor.studio('PATCH', `/admins/${id}`, demotion)).status).toBe(200)
  return { id, password, call: asUser(owner) }
}

const asUser = (owner: Admin) => ({
  overrideAccess: false as const,
  user: { ...owner, collection: 'admins' as const },
})

const rolesOf = (id: number) =>
  query(site.databaseUrl, `select role::text from admins where id = ${id}`)

test('who is an owner no more by the time that she has sent it makes no account', async () => {
  const { call, password } = await demoted()
  const username = uniqueName()
  const data = { username, password, role: 'owner' as const, currentPassword: password }

  await expect(payload.create({ collection: 'admins', data, ...call })).rejects.toMatchObject({
    status: 403,
  })

  const made = `select from admins where username = '${username}'`
  expect(await query(site.databaseUrl, made)).toHaveLength(0)
})

test('nor does who was signed out meanwhile, and types no password', async () => {
  const { id, password } = await buildAdmin(tutor)
  const owner = await payload.findByID({ collection: 'admins', id, depth: 0 })
  const { user, overrideAccess } = asUser(owner)
  const call = { overrideAccess, user: Object.assign(user, { _sid: 'a session that has ended' }) }
  const data = { username: uniqueName(), password, role: 'owner' as const }

  await expect(payload.create({ collection: 'admins', data, ...call })).rejects.toMatchObject({
    status: 401,
  })
})

test('nor does she make herself or another an owner', async () => {
  const { id, call, password } = await demoted()
  const other = await buildAdmin(tutor, 'assistant')
  const data = { role: 'owner' as const, currentPassword: password }
  const promote = (whom: number) =>
    payload.update({ collection: 'admins', id: whom, data, ...call })

  await expect(promote(id)).rejects.toMatchObject({ status: 403 })
  await expect(promote(other.id)).rejects.toMatchObject({ status: 403 })

  expect([...(await rolesOf(id)), ...(await rolesOf(other.id))]).toEqual([
    { role: 'assistant' },
    { role: 'assistant' },
  ])
})

test('what is everybody’s own she changes', async () => {
  const { id, call } = await demoted()

  const changed = await payload.update({
    collection: 'admins',
    id,
    data: { name: 'Anna' },
    ...call,
  })

  expect(changed.name).toBe('Anna')
})
