import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { getTableColumns } from '@payloadcms/db-postgres/drizzle'
import { changeAdapter } from './change-adapter.ts'

/** From here on it costs less to keep a text than to be sent it again. */
const longText = 256 * 1024

/**
 * Payload's adapter asks for each row that it has just written, twice for a document: an upload of
 * 5 MB came back three times. What is longer is not asked for; the document gets what was given,
 * which Postgres stores as it is (`storable-texts.ts`). Decision 220.
 */
export const spareEchoes = changeAdapter(withoutEchoes)

function withoutEchoes(db: PostgresAdapter): PostgresAdapter {
  const { create, insert } = db
  db.insert = async (args) => {
    const { values, onConflictDoUpdate, tableName } = args
    const table = db.tables[tableName]
    const long = longTextsIn(values)
    if (!table || Object.keys(long).length === 0) return insert.call(db, args)
    const columns = { ...getTableColumns(table) }
    for (const name of Object.keys(long)) delete columns[name]
    const query = args.db.insert(table).values(values)
    const written = onConflictDoUpdate ? query.onConflictDoUpdate(onConflictDoUpdate) : query
    return written.returning(columns)
  }
  db.create = async (args) => {
    const { flattenedFields } = db.payload.collections[args.collection].config
    const names = new Set(flattenedFields.map(({ name }) => name))
    const given = Object.entries(longTextsIn(args.data)).filter(([name]) => names.has(name))
    if (args.select || args.returning === false || given.length === 0) return create.call(db, args)
    const select: Record<string, false> = {}
    for (const [name] of given) select[name] = false
    const document = await create.call(db, { ...args, select })
    return { ...document, ...Object.fromEntries(given) }
  }
  return db
}

/** The long texts among the values of one row; of several rows, which are parts, none. */
function longTextsIn(values: object): Record<string, string> {
  const long: Record<string, string> = {}
  for (const [name, value] of Array.isArray(values) ? [] : Object.entries(values)) {
    if (typeof value === 'string' && value.length > longText) long[name] = value
  }
  return long
}
