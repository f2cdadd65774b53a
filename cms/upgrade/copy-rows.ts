import { createHash, type Hash } from 'node:crypto'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { readMigrations, unknownMigrations } from '../backup/database/applied-migrations.ts'
import {
  fillTable,
  makeSchema,
  setSequences,
  withoutRules,
} from '../backup/database/fill-database.ts'
import { ownSequences } from '../backup/database/foreign-objects.ts'
import { ownObjects } from '../backup/database/own-objects.ts'
import { plainForm } from '../backup/database/plain-form.ts'
import { columnList, inSchema, readSequences, readTables } from '../backup/database/site-tables.ts'
import type { KeptTable, Manifest } from '../backup/file/backup-format.ts'
import { StartError } from '../environment/environment.ts'

/** What the old database holds, and what the new one has to hold. */
export interface Copied {
  tables: (KeptTable & { sha256: string })[]
  sequences: Manifest['sequences']
}

const tellEveryMs = 10_000

/**
 * Copies every row of the site, those that a backup leaves out as well: it is the same site at the
 * same moment.
 * @throws StartError where the site is newer than this program.
 */
export async function copyRows(
  from: pg.Client,
  to: pg.Client,
  { signal, say }: { signal: AbortSignal; say: (line: string) => void },
): Promise<Copied> {
  await from.query('begin isolation level repeatable read read only')
  await from.query(plainForm)
  const applied = await readMigrations(from)
  refuseNewer(applied)
  const copied: Copied = {
    tables: [],
    sequences: await readSequences(from, await ownSequences(from)),
  }
  if (applied.length === 0) return copied // no site was here yet
  const { tables: own } = await ownObjects()
  const tables = (await readTables(from)).flatMap(({ name, columns }): KeptTable[] => {
    const known = own.get(name)
    return known ? [{ name, rows: 0, columns: columns.filter((column) => known.has(column)) }] : []
  })
  await to.query('begin')
  await to.query(plainForm)
  await makeSchema(to, { applied, tables })
  let [rows, told] = [0, performance.now()]
  await withoutRules(to, async () => {
    for (const table of tables) {
      const hash = createHash('sha256')
      await fillTable(to, { table, rows: rowsOf(from, { table, hash, signal }) })
      copied.tables.push({ ...table, sha256: hash.digest('hex') })
      rows += table.rows
      if (performance.now() - told < tellEveryMs) continue
      told = performance.now()
      say(`    ${rows} rows, ${copied.tables.length} of ${tables.length} tables`)
    }
  })
  await setSequences(to, copied.sequences)
  await to.query('commit')
  await to.query('analyze')
  return copied
}

/**
 * Reads all of it again from the new database.
 * @throws StartError where anything differs.
 */
export async function compareRows(
  to: pg.Client,
  copied: Copied,
  signal: AbortSignal,
): Promise<void> {
  await to.query('begin isolation level repeatable read read only')
  await to.query(plainForm)
  for (const { sha256, ...wanted } of copied.tables) {
    const table = { ...wanted, rows: 0 }
    const hash = createHash('sha256')
    for await (const _ of rowsOf(to, { table, hash, signal })); // the hash is all that counts
    if (table.rows !== wanted.rows || hash.digest('hex') !== sha256) throw differs(table.name)
  }
  const names = copied.sequences.map(({ name }) => name)
  const sequences = await readSequences(to, names)
  if (JSON.stringify(sequences) !== JSON.stringify(copied.sequences)) throw differs('A sequence')
}

const differs = (what: string) =>
  new StartError(`${what} of the new database is not what it was in the old.`)

/** In the order in which they lie; both sides know how many they were. */
async function* rowsOf(
  client: pg.Client,
  { table, hash, signal }: { table: KeptTable; hash: Hash; signal: AbortSignal },
): AsyncGenerator<Buffer> {
  await client.query('set local synchronize_seqscans = off')
  const rows = client.query(
    copyTo(`copy ${inSchema(table.name)} (${columnList(table.columns)}) to stdout`),
  )
  for await (const chunk of rows) {
    signal.throwIfAborted()
    hash.update(chunk)
    yield chunk
  }
  table.rows = rows.rowCount
}

function refuseNewer(applied: readonly string[]): void {
  const [unknown] = unknownMigrations(applied)
  if (unknown) {
    throw new StartError(
      `The site in it is newer than this program (it has ${unknown}). Update the program first.`,
    )
  }
}
