import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { z } from 'zod'
import { BackupError } from '../backup-error.ts'
import { fileOfPiece, type KeptTable, pieceBytes } from '../file/backup-format.ts'
import { largePieces } from '../file/pieces.ts'
import type { TarPart } from '../file/write-tar.ts'
import { neverKept } from './never-kept.ts'
import { ownObjects } from './own-objects.ts'
import { inSchema, quoted, readTables } from './site-tables.ts'

/**
 * Sees the database as it is at this moment, whatever is written from now on. Its tables are locked
 * before that: one that was emptied or written anew meanwhile would look empty at this moment.
 */
export async function beginSnapshot(client: pg.ClientBase): Promise<void> {
  const names = (await keptTables(client)).map(({ name }) => inSchema(name))
  await client.query('begin isolation level repeatable read read only')
  await client.query(plainForm)
  if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
  await client.query('select') // the moment is that of the first statement that reads
}

/** Values read and written the same way by every Postgres; a long backup is no idle connection. */
export const plainForm = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local lock_timeout = 0; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 3; set local bytea_output = 'hex'; set local timezone = 'UTC';
  set local client_encoding = 'UTF8'`

/** The migrations that made this database; none where no site was here. */
export async function readMigrations(client: pg.ClientBase): Promise<string[]> {
  const found = await client.query("select to_regclass('public.payload_migrations') as name")
  if (found.rows[0]?.name === null) return []
  const { rows } = await client.query(
    'select name, batch::int from public.payload_migrations order by id',
  )
  const applied = z.array(z.object({ name: z.string(), batch: z.int() })).parse(rows)
  return applied.filter(({ batch }) => batch !== -1).map(({ name }) => name)
}

/** Every row of every table that is kept, a piece at a time; what was packed is put into `tables`. */
export async function* packTables(client: pg.Client, tables: KeptTable[]): AsyncGenerator<TarPart> {
  for (const { name, columns } of await keptTables(client)) {
    const rows = client.query(copyTo(`copy ${inSchema(name)} (${columnList(columns)}) to stdout`))
    let piece = 0
    for await (const bytes of largePieces(rows, pieceBytes)) {
      piece += 1
      yield { name: fileOfPiece(checked(name), piece), size: bytes.length, body: [bytes] }
    }
    tables.push({ name, columns, rows: rows.rowCount })
  }
}

/** The tables and columns that our migrations have made, but those that are never kept. */
async function keptTables(client: pg.ClientBase): Promise<Omit<KeptTable, 'rows'>[]> {
  const { tables } = await ownObjects()
  return (await readTables(client)).flatMap(({ name, isLogged, columns }) => {
    const own = tables.get(name)
    if (!own || !isLogged || neverKept.includes(name)) return []
    return [{ name, columns: columns.filter((column) => own.has(column)) }]
  })
}

export const columnList = (columns: readonly string[]) => columns.map(quoted).join(', ')

function checked(name: string): string {
  if (/^[\w-]+$/.test(name)) return name
  throw new BackupError(`The table ${name} cannot be backed up: its name has odd characters.`)
}
