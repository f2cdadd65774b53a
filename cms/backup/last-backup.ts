import type pg from 'pg'
import { LastBackup, lastBackupKey, noBackup } from '../contract/last-backup.ts'
import { withClient } from '../postgres/with-client.ts'

/** How the last backups went. */
export async function readLastBackup(client: pg.ClientBase): Promise<LastBackup> {
  const { rows } = await client.query('select data from payload_kv where key = $1', [lastBackupKey])
  const result = LastBackup.safeParse(rows[0]?.data)
  return result.success ? result.data : noBackup
}

/** Notes a backup that is whole, on a connection of its own: making it may have taken hours. */
export const noteDone = (
  databaseUrl: string,
  { file, bytes, now }: { file: string; bytes: number; now: Date },
) =>
  withClient({ connectionString: databaseUrl }, (client) =>
    write(client, { ...noBackup, file, bytes, doneAt: now.toISOString() }),
  )

/**
 * Notes one that failed, on a connection of its own; the last whole one is remembered. Failures are
 * counted from `since` on.
 */
export const noteFailed = (
  databaseUrl: string,
  { error, now, since }: { error: unknown; now: Date; since: Date },
) =>
  withClient({ connectionString: databaseUrl }, async (client) => {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, 500)
    const last = await readLastBackup(client)
    const goesOn = last.failedAt !== null && Date.parse(last.failedAt) >= since.getTime()
    const failures = goesOn ? last.failures + 1 : 1
    await write(client, { ...last, failedAt: now.toISOString(), why, failures })
  })

async function write(client: pg.ClientBase, last: LastBackup): Promise<void> {
  await client.query(
    `insert into payload_kv (key, data) values ($1, $2)
     on conflict (key) do update set data = excluded.data`,
    [lastBackupKey, JSON.stringify(last)],
  )
}
