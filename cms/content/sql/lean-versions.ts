import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { inArray, sql } from '@payloadcms/db-postgres/drizzle'
import type { FindVersionsArgs } from 'payload'
import { changeAdapter } from './change-adapter.ts'
import { runSql } from './run-sql.ts'

/**
 * Payload's adapter reads versions with all their parts even where they only make room. After each
 * save Postgres put together every version that the document has, for the moment of the oldest that
 * stays; and a deletion was sent all that it deletes. The moment and the numbers are enough.
 * Decision 246.
 */
export const leanVersions = changeAdapter(withLeanVersions)

function withLeanVersions(db: PostgresAdapter): PostgresAdapter {
  const findVersions = db.findVersions.bind(db)
  const { deleteVersions } = db
  db.findVersions = (args) => findVersions(isForRoom(db, args) ? momentOnly(args) : args)
  db.deleteVersions = async (args) => {
    const { collection, req, where } = args
    const name = `_${collection?.replaceAll('-', '_')}${db.versionsSuffix}`
    const table = db.tables[db.tableNameMap.get(name) ?? '']
    if (!collection || !table?.id) return deleteVersions.call(db, args)
    const { docs } = await findVersions(
      momentOnly({ collection, req, where, limit: 0, pagination: false }),
    )
    const ids = docs.map(({ id }) => id)
    if (ids.length === 0) return
    await runSql(
      { ...req, payload: db.payload },
      sql`delete from ${table} where ${inArray(table.id, ids)}`,
    )
  }
  return db
}

/** Whether this is Payload's question which versions of a document are too many. */
function isForRoom(db: PostgresAdapter, { collection, limit, page, select }: FindVersionsArgs) {
  const most = db.payload.collections[collection].config.versions?.maxPerDoc
  return !select && limit === 1 && most !== undefined && page === most + 1
}

const momentOnly = (args: FindVersionsArgs): FindVersionsArgs => ({
  ...args,
  select: { updatedAt: true },
})
