import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { BackupError } from '../backup-error.ts'
import { fileOfPiece, type KeptTable, pieceBytes } from '../file/backup-format.ts'
import { largePieces } from '../file/pieces.ts'
import type { TarPart } from '../file/write-tar.ts'
import { neverKept } from './never-kept.ts'
import { ownObjects } from './own-objects.ts'
import { plainForm } from './plain-form.ts'
import { columnList, inSchema, readTables } from './site-tables.ts'

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

function checked(name: string): string {
  if (/^[\w-]+$/.test(name)) return name
  throw new BackupError(`The table ${name} cannot be backed up: its name has odd characters.`)
}
