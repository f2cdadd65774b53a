import { pipeline } from 'node:stream/promises'
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrations } from '../../content/migrations/index.ts'
import { BackupError } from '../backup-error.ts'
import type { KeptTable, Manifest } from '../file/backup-format.ts'
import { renewEnums } from './renew-enums.ts'
import { type Migration, runMigration } from './run-migration.ts'
import { columnList, foreignKeys, inSchema, readTables } from './site-tables.ts'

/**
 * Makes the schema as these migrations left it, empty, in the transaction that is open.
 * @throws BackupError where it is not the one that the backup was made of.
 */
export async function makeSchema(
  client: pg.Client,
  { applied, tables }: { applied: readonly string[]; tables: readonly KeptTable[] },
): Promise<void> {
  for (const migration of migrations) {
    if (applied.includes(migration.name)) await migrate(client, migration)
  }
  const made = new Map((await readTables(client)).map(({ name, columns }) => [name, columns]))
  for (const { name, columns } of tables) {
    const known = made.get(name) ?? []
    if (!columns.every((column) => known.includes(column))) {
      throw new BackupError(
        `The table ${name} of this backup is not one of this program: it was added by somebody else.`,
      )
    }
  }
  const names = [...made.keys()].map(inSchema)
  await client.query(`truncate ${names.join(', ')}`) // migrations write rows, too
  await renewEnums(client)
}

/**
 * Runs `fill` while no rule between tables and no trigger looks at the rows; what it writes is
 * whole, and is looked at in the end.
 */
export async function withoutRules(client: pg.Client, fill: () => Promise<void>): Promise<void> {
  const run = (statement: string) => client.query(statement)
  const keys = await foreignKeys(client)
  const tables = (await readTables(client)).map(({ name }) => inSchema(name))
  for (const { drop } of keys) await run(drop)
  for (const table of tables) await run(`alter table ${table} disable trigger user`)
  await fill()
  for (const table of tables) await run(`alter table ${table} enable trigger user`)
  for (const { add } of keys) await run(add)
}

/** Writes the rows of one table, as they come. */
export async function fillTable(
  client: pg.Client,
  { table, rows }: { table: KeptTable; rows: AsyncIterable<Buffer> },
): Promise<void> {
  const copy = client.query(
    copyFrom(`copy ${inSchema(table.name)} (${columnList(table.columns)}) from stdin`),
  )
  await pipeline(rows, copy)
  if (copy.rowCount !== table.rows) throw new Error(`${table.name} has not got all of its rows.`)
}

/** Lets each sequence go on where it stood, which takes effect at once, whatever becomes of the rows. */
export async function setSequences(
  client: pg.Client,
  sequences: Manifest['sequences'],
): Promise<void> {
  for (const { name, value, used } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [inSchema(name), value, used])
  }
}

/** Brings the schema from that of the backup to that of this program. */
export async function migrateOn(client: pg.Client, applied: readonly string[]): Promise<void> {
  const missing = migrations.filter(({ name }) => !applied.includes(name))
  for (const migration of missing) {
    await migrate(client, migration)
    await client.query(
      'insert into payload_migrations (name, batch) select $1, coalesce(max(batch), 0) + 1 from payload_migrations',
      [migration.name],
    )
  }
}

/** In our transaction: all or nothing. */
const migrate = (client: pg.Client, migration: Migration) =>
  runMigration(migration, drizzle(client))
