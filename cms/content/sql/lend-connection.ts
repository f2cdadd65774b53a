import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type pg from 'pg'

interface Lending {
  /** As that of `db.drizzle`. */
  transaction: PostgresAdapter['drizzle']['transaction']
  /** For a transaction that has not begun; one that has gives its connection back by itself. */
  takeBack(error: unknown): void
}

/**
 * Drizzle takes a connection for a transaction and forgets it where BEGIN fails, as it does on a
 * connection whose Postgres has just gone. A pool that was lent out so, once for each crash or more
 * often, would have none left. This leans on how Drizzle keeps its pool (`drizzle._.session`); the
 * test beside `told-commits.ts` tells when that changes.
 */
export function lendConnection({ drizzle, pool }: PostgresAdapter): Lending {
  let lent: pg.PoolClient | undefined
  const connect = async () => {
    lent = await pool.connect()
    return lent
  }
  const client: unknown = Object.create(pool, { connect: { value: connect } })
  const session: typeof drizzle._.session = Object.create(drizzle._.session, {
    client: { value: client },
  })
  return {
    transaction: (task, options) => session.transaction(task, options),
    takeBack: (error) => lent?.release(error instanceof Error ? error : true),
  }
}
