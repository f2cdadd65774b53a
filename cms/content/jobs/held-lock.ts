import type pg from 'pg'

/**
 * A lock of Postgres that one process of all holds, from the first time that it gets it until its
 * connection ends.
 */
export function heldLock(lock: number, open: () => Promise<pg.Client>) {
  let holder: pg.Client | undefined

  async function take(): Promise<boolean> {
    const client = await open()
    try {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [lock])
      if (rows[0]?.mine !== true) return false
      holder = client
      return true
    } finally {
      if (holder !== client) await client.end().catch(() => {})
    }
  }

  /** A connection that was cut may not say so: somebody else may hold the lock by now. */
  async function isStillHeld(client: pg.Client): Promise<boolean> {
    try {
      await client.query('select')
      return holder === client
    } catch {
      if (holder === client) holder = undefined
      await client.end().catch(() => {})
      return false
    }
  }

  return {
    /**
     * Whether this process holds the lock, which it takes where nobody does; to be asked by one at
     * a time.
     * @throws where the database cannot be reached.
     */
    async holds(): Promise<'no' | 'still' | 'taken'> {
      if (holder && (await isStillHeld(holder))) return 'still'
      return (await take()) ? 'taken' : 'no'
    },
    /** Leaves it to others. */
    async leave(): Promise<void> {
      const client = holder
      holder = undefined
      await client?.end().catch(() => {})
    },
  }
}
