import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import type { Store } from 'express-rate-limit'
import type { Payload } from 'payload'
import { z } from 'zod'

const Counted = z.object({ hits: z.number(), reset_at: z.coerce.date() })

/**
 * Counts tries in the database, so that more processes allow no more tries. It knows no address: the
 * key is a text that only this site can make of one.
 * @param name Tries of another name are counted apart.
 */
export function sharedLimits({ db, secret }: Payload, name: string): Store {
  let windowMs = 0
  const keyOf = (client: string) =>
    createHmac('sha256', secret).update(`rate-limit:${name}:${client}`).digest('base64url')

  return {
    localKeys: false,

    init(options) {
      windowMs = options.windowMs
    },

    async increment(client) {
      const until = sql`now() + ${windowMs / 1000} * interval '1 second'`
      const { rows } = await db.drizzle.execute(sql`
        insert into rate_limits as known (key, hits, reset_at)
        values (${keyOf(client)}, 1, ${until})
        on conflict (key) do update set
          hits = case when known.reset_at > now() then known.hits + 1 else 1 end,
          reset_at = case when known.reset_at > now() then known.reset_at else ${until} end
        returning hits, reset_at`)
      const { hits, reset_at } = Counted.parse(rows[0])
      if (hits === 1) await forgetOld(db)
      return { totalHits: hits, resetTime: reset_at }
    },

    async decrement(client) {
      await db.drizzle.execute(sql`
        update rate_limits set hits = hits - 1
        where key = ${keyOf(client)} and hits > 0 and reset_at > now()`)
    },

    async resetKey(client) {
      await db.drizzle.execute(sql`delete from rate_limits where key = ${keyOf(client)}`)
    },
  }
}

/** A few at a time, and none that another process is at. */
const forgetOld = (db: Payload['db']) =>
  db.drizzle.execute(sql`
    delete from rate_limits where key in (
      select key from rate_limits where reset_at < now() limit 100 for update skip locked)`)
