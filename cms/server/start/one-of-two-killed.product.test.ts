import { expect, inject, onTestFinished, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { query, seededDatabase } from '../../../testing/databases.ts'
import {
  manyAttempts,
  type RunningProduct,
  startProduct,
} from '../../../testing/running-product.ts'

// As a balancer does: who met no answer asks the other process, for what is only read.

const paths = ['/', '/courses', '/course/1', '/api/courses', '/about']
const message = { name: 'Anna', email: 'anna@example.com', message: 'One of two' }

test('one of two processes is killed: who reads is served by the other, and nothing told is lost', async () => {
  const databaseUrl = await seededDatabase(inject('productDataDir'))
  const env = {
    ...manyAttempts,
    DATABASE_URL: databaseUrl,
    SECRET: 'the-same-secret-for-both-of-the-replicas',
  }
  const [one, other] = await Promise.all([startProduct({ env }), startProduct({ env })])
  onTestFinished(async () => void (await Promise.all([one.remove(), other.remove()])))
  const read: number[] = []
  const told = { taken: 0, refusedByOther: 0 }
  let isOver = false

  const reading = [0, 1, 2].map(async (reader) => {
    for (let at = reader; !isOver; at++) read.push(await readAny([one, other], at))
  })
  const writing = [one, other].map(async (product) => {
    while (!isOver) {
      const { status } = await contractClient(product.url)
        .send('POST', '/api/contact', message)
        .catch(() => ({ status: 0 }))
      if (status === 200) told.taken += 1
      else if (product === other) told.refusedByOther += 1
    }
  })
  await expect.poll(() => told.taken).toBeGreaterThan(20)
  await one.stop('SIGKILL')
  const before = { read: read.length, taken: told.taken }
  await expect.poll(() => read.length).toBeGreaterThan(before.read + 100)
  await expect.poll(() => told.taken).toBeGreaterThan(before.taken + 20)
  isOver = true
  await Promise.all([...reading, ...writing])

  const [row] = await query(
    databaseUrl,
    `select count(*)::int as count from contact_messages where message = '${message.message}'`,
  )
  expect([...new Set(read)]).toEqual([200])
  expect(told.refusedByOther).toBe(0)
  // What was stored when its process ended has no answer: one at most, of who wrote there.
  expect(Number(row?.count) - told.taken).toBeOneOf([0, 1])
}, 240_000)

async function readAny(products: readonly RunningProduct[], at: number): Promise<number> {
  const path = paths[at % paths.length] ?? '/'
  const ask = (number: number) =>
    contractClient(products[number % products.length]?.url ?? '').send('GET', path)
  const { status } = await ask(at).catch(() => ask(at + 1))
  return status
}
