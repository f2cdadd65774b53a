import type pg from 'pg'
import { readMigrations } from '../../backup/database/applied-migrations.ts'
import { migrations } from '../../content/migrations/index.ts'
import { refuseUnfit } from '../../postgres/unfit-database.ts'

/**
 * Payload ends the process where a migration fails, with all of its statements in one line of the log;
 * and where it finds no tables, or cannot read a date, it says so of the one statement that met it.
 * @throws StartError where the database does not let the missing ones run, or does not show its tables.
 */
export async function refuseUnusable(client: pg.ClientBase): Promise<void> {
  const applied = await readMigrations(client)
  const isComplete = migrations.every(({ name }) => applied.includes(name))
  const use = isComplete ? 'reading' : 'making tables'
  await refuseUnfit(client, { isNew: applied.length === 0, use })
}
