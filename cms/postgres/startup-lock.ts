import pg from 'pg'
import { sessionLocks } from '../environment/session-locks.ts'

/** Runs `task` while no other replica does: migrations and seed take no lock of their own. */
export async function withStartupLock<Result>(
  databaseUrl: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // trouble shows on the task's own connection
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [sessionLocks.start])
    return await task()
  } finally {
    await client.end().catch(() => {})
  }
}
