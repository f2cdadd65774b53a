import pg from 'pg'
import { LastBackup, lastBackupKey, noBackup } from '../contract/last-backup.ts'

/** How the last backups went. */
export async function readLastBackup(client: pg.ClientBase): Promise<LastBackup> {
  const { rows } = await client.query('select data from payload_kv where key = $1', [lastBackupKey])
  const result = LastBackup.safeParse(rows[0]?.data)
  return result.success ? result.data : noBackup
}

/** Notes a backup that is whole. */
export const noteDone = (client: pg.ClientBase, done: { file: string; bytes: number }) =>
  write(client, { ...noBackup, ...done, doneAt: new Date().toISOString() })

/** Notes one that failed; the last whole one is remembered. */
export async function noteFailed(client: pg.ClientBase, error: unknown): Promise<void> {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 500)
  const last = await readLastBackup(client)
  await write(client, { ...last, failedAt: new Date().toISOString(), why })
}

/** The same, for who has no connection of its own. */
export async function rememberBackup(
  databaseUrl: string,
  done: { file: string; bytes: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {}) // the query says so
  try {
    await client.connect()
    await noteDone(client, done)
  } finally {
    await client.end().catch(() => {})
  }
}

async function write(client: pg.ClientBase, last: LastBackup): Promise<void> {
  await client.query(
    `insert into payload_kv (key, data) values ($1, $2)
     on conflict (key) do update set data = excluded.data`,
    [lastBackupKey, JSON.stringify(last)],
  )
}
