import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { buildAdmin } from '../../../../testing/build-admin.ts'
import { type ContractClient, signedIn } from '../../../../testing/contract-client.ts'
import { seededDatabase } from '../../../../testing/databases.ts'
import { type RunningProduct, startProduct } from '../../../../testing/running-product.ts'

let product: RunningProduct
let tutor: ContractClient

beforeAll(async () => {
  product = await startProduct({
    env: { DATABASE_URL: await seededDatabase(inject('productDataDir')) },
  })
  tutor = await signedIn(product.url)
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
