import type pg from 'pg'
import { z } from 'zod'
import { sessionLocks } from '../../environment/session-locks.ts'
import { BackupError } from '../backup-error.ts'
import { readableCount } from '../readable-count.ts'
import { inSchema, readTables } from './site-tables.ts'

/** What a tutor would miss, and how it is called. */
const missed = {
  courses: 'course',
  lessons: 'lesson',
  students: 'student',
  contact_messages: 'message',
} as const

/** What is in a database, in words; nothing where it is empty. */
export async function describeUsed(client: pg.ClientBase): Promise<string | null> {
  const tables = (await readTables(client)).map(({ name }) => name)
  if (tables.length === 0) return null
  const parts: string[] = []
  for (const [table, one] of Object.entries(missed)) {
    if (!tables.includes(table)) continue
    const { rows } = await client.query(`select count(*)::int as count from ${inSchema(table)}`)
    parts.push(readableCount(Number(rows[0]?.count), one))
  }
  return parts.length > 0
    ? parts.join(', ')
    : `${readableCount(tables.length, 'table')} of another program`
}

const Others = z.array(z.object({ name: z.string().nullable(), place: z.string().nullable() }))

/**
 * Asked by who holds the start-up lock.
 * @throws BackupError where anybody else is connected: a site that runs, first of all.
 */
export async function refuseConnected(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(`
    select usename::text as name, nullif(application_name, '') as place from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and coalesce(backend_type, 'client backend') = 'client backend'
      and pid not in (
        select pid from pg_locks where locktype = 'advisory' and objid = ${sessionLocks.start} and granted
      )`)
  const others = Others.parse(rows)
  if (others.length === 0) return
  const who = [...new Set(others.map(({ name, place }) => place ?? name ?? 'somebody'))].join(', ')
  throw new BackupError(
    `The site is running on this database, or something else is connected to it (${others.length}: ${who}). Stop it first; nothing has been changed.`,
  )
}
