import { z } from 'zod'
import { StartError } from '../environment/environment.ts'

/** A connection, as much of it as is needed. */
export interface Asked {
  query(text: string): Promise<{ rows: unknown[] }>
}

const Session = z.object({ pid: z.int() })

/**
 * Whether connections do not keep their sessions: a pooler in between may give one to each transaction
 * anew. Then a lock is held for whoever comes next, and news of changes reach nobody.
 */
export async function sharesSessions(one: Asked, other: Asked): Promise<boolean> {
  const before = await sessionOf(one)
  await other.query('begin')
  const others = await sessionOf(other)
  return others === before || (await sessionOf(one)) !== before
}

async function sessionOf(connection: Asked): Promise<number> {
  const { rows } = await connection.query('select pg_backend_pid() as pid')
  return Session.parse(rows[0]).pid
}

/** @throws StartError where they share them. */
export async function refuseSharedSessions(one: Asked, other: Asked): Promise<void> {
  if (!(await sharesSessions(one, other))) return
  throw new StartError(
    'DATABASE_URL leads to a pooler that gives a session to each transaction anew, and the site holds locks and hears of changes by its sessions. Give it the address of Postgres itself, or let the pooler keep sessions (PgBouncer: pool_mode = session).',
  )
}
