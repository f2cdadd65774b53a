import pg from 'pg'
import { expect, test } from 'vitest'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { closeHeldPool } from './close-held-pool.ts'

const { options } = (await sitePayload()).db.pool

test('all connections end but the one that is never given back, and nobody waits for that', async () => {
  const pool = new pg.Pool(options)
  const held = await pool.connect()
  await Promise.all([pool.query('select 1'), pool.query('select 1')])
  expect(pool.totalCount).toBe(3)

  await closeHeldPool(pool)

  expect(pool.totalCount).toBe(1)
  held.release()
})

test('what is under way on a connection is finished first', async () => {
  const pool = new pg.Pool(options)
  const held = await pool.connect()
  const busy = await pool.connect()
  const order: string[] = []

  const closing = closeHeldPool(pool).then(() => order.push('closed'))
  await busy.query('select 1').then(() => order.push('answered'))
  busy.release()
  await closing

  expect(order).toEqual(['answered', 'closed'])
  held.release()
})
