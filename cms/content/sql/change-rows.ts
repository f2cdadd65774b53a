import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { and, eq } from '@payloadcms/db-postgres/drizzle'
import { changeAdapter } from './change-adapter.ts'

/**
 * Payload's adapter changes a row by INSERT … ON CONFLICT DO UPDATE, which names its id. Postgres
 * then locks it as for another id: whoever refers to the row waits, and two who change what refers to
 * each other wait for each other until one is refused. An UPDATE takes the lock that the change
 * needs. Decision 224.
 */
export const changeRows = changeAdapter(withUpdates)

function withUpdates(db: PostgresAdapter): PostgresAdapter {
  const { insert } = db
  db.insert = async (args) => {
    const { values, onConflictDoUpdate: change, tableName } = args
    const table = db.tables[tableName]
    if (!table || !change || !('id' in values) || change.target !== table.id) {
      return insert.call(db, args)
    }
    const { id, ...set } = values
    const changed = await args.db
      .update(table)
      .set(set)
      .where(and(eq(table.id, id), change.where))
      .returning({ id: table.id })
    // A row that is not there is made, as the adapter makes it.
    return changed.length > 0 ? changed : insert.call(db, args)
  }
  return db
}
