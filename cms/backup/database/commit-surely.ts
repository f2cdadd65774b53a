import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { withClient } from '../../postgres/with-client.ts'
import { BackupError } from '../backup-error.ts'

const tries = 60
const betweenTriesMs = 1_000

/**
 * Commits what is open. Where the answer to that is lost, another connection is asked what became
 * of it; where the connection was lost before, nothing was committed.
 * @returns whether it is done; false and why where it is surely not.
 * @throws BackupError where nobody can tell.
 */
export async function commitSurely(
  client: pg.Client,
  databaseUrl: string,
): Promise<{ isDone: true } | { isDone: false; error: unknown }> {
  let id: string | undefined
  try {
    const { rows } = await client.query('select pg_current_xact_id()::text as id')
    id = String(rows[0]?.id)
    const { command } = await client.query('commit')
    if (command === 'COMMIT') return { isDone: true }
    return { isDone: false, error: new Error('Postgres has not taken the rows.') }
  } catch (error) {
    const isDone = id !== undefined && (await wasCommitted(databaseUrl, id))
    return isDone ? { isDone } : { isDone, error }
  }
}

async function wasCommitted(databaseUrl: string, id: string): Promise<boolean> {
  for (let attempt = 1; attempt <= tries; attempt += 1) {
    const status = await statusOf(databaseUrl, id).catch(() => undefined) // asked again
    if (status === 'committed') return true
    if (status === 'aborted') return false
    await wait(betweenTriesMs)
  }
  throw new BackupError(
    'The database does not answer, so that nobody knows whether the rows are the old or the new ones. The files of both are kept. Start the site when the database answers again: it then keeps those that belong to the rows.',
  )
}

const statusOf = (connectionString: string, id: string): Promise<unknown> =>
  withClient({ connectionString, connectionTimeoutMillis: 5_000 }, async (client) => {
    const { rows } = await client.query('select pg_xact_status($1::xid8) as status', [id])
    return rows[0]?.status
  })
