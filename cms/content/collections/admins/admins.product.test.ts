import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../../testing/build-admin.ts'
import { type ContractClient, signedIn } from '../../../../testing/contract-client.ts'
import { seededDatabase } from '../../../../testing/databases.ts'
import { type RunningProduct, startProduct } from '../../../../testing/running-product.ts'
import { untilStudioAnswers } from '../../../../testing/until-studio-answers.ts'

let product: RunningProduct
let tutor: ContractClient

beforeAll(async () => {
  product = await startProduct({
    env: { DATABASE_URL: await seededDatabase(inject('productDataDir')) },
  })
  tutor = await signedIn(product.url)
  await untilStudioAnswers(tutor)
})

afterAll(() => product.remove())

const isSignedIn = async (client: ContractClient) =>
  (await client.send('GET', '/api/admin/me')).status === 200

test('the only admin cannot be deleted, by nobody’s hand', async () => {
  const one = await tutor.studio('DELETE', '/admins/1')
  const many = await tutor.studio('DELETE', '/admins?where[id][exists]=true')

  expect(one.status).toBe(409)
  expect(one.text).toContain('You cannot delete yourself.')
  expect(many.text).toContain('You cannot delete yourself.')
  expect(await isSignedIn(tutor)).toBe(true)
})

test('who deletes all admins at once stays alone', async () => {
  const others = [await buildAdmin(tutor), await buildAdmin(tutor)]
  const clients = await Promise.all(others.map((other) => signedIn(product.url, other)))

  await tutor.studio('DELETE', '/admins?where[id][exists]=true')

  expect(await isSignedIn(tutor)).toBe(true)
  expect(await Promise.all(clients.map(isSignedIn))).toEqual([false, false])
})

test.each([1, 2, 3, 4, 5])('of admins who delete each other at once one stays: %i', async () => {
  const [anna, bea] = [await buildAdmin(tutor), await buildAdmin(tutor)]
  const [asAnna, asBea] = [await signedIn(product.url, anna), await signedIn(product.url, bea)]
  const except = (...ids: number[]) => `/admins?where[id][not_in]=${ids.join(',')}`

  await Promise.all([
    asAnna.studio('DELETE', except(anna.id)),
    asBea.studio('DELETE', except(bea.id)),
  ])

  const left = [...(await Promise.all([asAnna, asBea].map(isSignedIn)))]
  expect(left.filter(Boolean)).toHaveLength(1)
  tutor = left[0] ? asAnna : asBea
})

test('the last owner stays one, whoever else is there', async () => {
  await buildAdmin(tutor, 'assistant')
  const me = z.object({ id: z.number() }).parse((await tutor.send('GET', '/api/admin/me')).json)
  await tutor.studio('DELETE', `/admins?where[id][not_equals]=${me.id}&where[role][equals]=owner`)

  const { status, text } = await tutor.studio('PATCH', `/admins/${me.id}`, { role: 'assistant' })

  expect(status).toBe(409)
  expect(text).toContain('This is the last owner')
})

test.each([1, 2, 3])('of owners who demote each other at once one stays: %i', async () => {
  const [anna, bea] = [await buildAdmin(tutor), await buildAdmin(tutor)]
  const [asAnna, asBea] = [await signedIn(product.url, anna), await signedIn(product.url, bea)]
  const all = await tutor.studio('GET', '/admins?limit=100&where[role][equals]=owner')
  const { docs } = z.object({ docs: z.array(z.object({ id: z.number() })) }).parse(all.json)
  for (const { id } of docs) {
    if (id !== anna.id && id !== bea.id) {
      await asAnna.studio('PATCH', `/admins/${id}`, { role: 'assistant' })
    }
  }

  await Promise.all([
    asAnna.studio('PATCH', `/admins/${bea.id}`, { role: 'assistant' }),
    asBea.studio('PATCH', `/admins/${anna.id}`, { role: 'assistant' }),
  ])

  const roles = await Promise.all([asAnna, asBea].map(roleOf))
  expect(roles.toSorted()).toEqual(['assistant', 'owner'])
  tutor = roles[0] === 'owner' ? asAnna : asBea
})

const roleOf = async (client: ContractClient) =>
  z.object({ role: z.string() }).parse((await client.send('GET', '/api/admin/me')).json).role
