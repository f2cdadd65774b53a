import pg from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
  async (_whose, { options }) => {
    const pool = new pg.Pool(options) // the site's own has been in use before, by other tests too
    onTestFinished(() => pool.end())
    await Promise.all(Array.from({ length: 4 }, () => pool.query('select 1')))
    expect(pool.totalCount).toBe(4)

    vi.advanceTimersByTime(3_600_000)

    expect([pool.totalCount, pool.idleCount]).toEqual([2, 2])
  },
)
