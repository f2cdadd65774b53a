import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { visitorPool } from './visitor-pool.ts'

const payload = await sitePayload()
const pools: [string, pg.Pool][] = [
  ['visitors', visitorPool(payload)],
  ['everybody else', payload.db.pool],
]

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

test.each(pools)(
  'while nobody asks, two connections stay open for the next question: %s',
  async (_whose, pool) => {
    await Promise.all(Array.from({ length: 4 }, () => pool.query('select 1')))
    expect(pool.totalCount).toBeGreaterThan(2)

    vi.advanceTimersByTime(3_600_000)

    expect(pool.totalCount).toBe(2)
    expect(pool.idleCount).toBeGreaterThan(0) // Payload holds one itself
  },
)
