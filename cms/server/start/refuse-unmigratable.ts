import type pg from 'pg'
import { readMigrations } from '../../backup/database/pack-tables.ts'
import { migrations } from '../../content/migrations/index.ts'
import { refuseUnfit } from '../../postgres/unfit-database.ts'

/**
 * Payload ends the process where a migration fails, with all of its statements in one line of the log.
 * @throws StartError where some have to run and the database does not let them.
 */
export async function refuseUnmigratable(client: pg.ClientBase): Promise<void> {
  const applied = await readMigrations(client)
  if (migrations.every(({ name }) => applied.includes(name))) return
  await refuseUnfit(client, { isNew: applied.length === 0 })
}
