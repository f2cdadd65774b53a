import type pg from 'pg'
import { sessionLocks } from '../environment/session-locks.ts'
import { openSession } from './open-session.ts'

/**
 * Runs `task` while no other replica does: migrations and seed take no lock of their own. It may ask
 * by the connection that holds the lock.
 */
export async function withStartupLock<Result>(
  databaseUrl: string,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = await openSession(databaseUrl) // trouble shows on the task's own connection
  try {
    await client.query('select pg_advisory_lock($1)', [sessionLocks.start])
    return await task(client)
  } finally {
    await client.end().catch(() => {})
  }
}
