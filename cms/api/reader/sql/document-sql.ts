import type { FlattenedField, Payload } from 'payload'
import { fieldSql } from './field-sql.ts'

type Collection = keyof Payload['collections'] & string

interface DocumentOptions {
  /** These fields alone. */
  only?: readonly string[]
  /** All fields but these. */
  without?: readonly string[]
}

/** The fields of a document of a collection, for the row that the statement calls `row`. */
export function collectionColumns(
  payload: Payload,
  slug: Collection,
  { row, ...options }: DocumentOptions & { row: string },
): string {
  const { config } = payload.collections[slug]
  return columns(payload, config.flattenedFields, { table: tableOf(slug), row, ...options })
}

/** A whole global, whose table has one row at most. */
export function globalSql(payload: Payload, slug: string): string {
  const config = payload.globals.config.find((global) => global.slug === slug)
  if (!config) throw new Error(`There is no global ${slug}.`)
  const table = tableOf(slug)
  const values = columns(payload, config.flattenedFields, { table, row: slug[0] ?? '' })
  return one(`select ${values} from ${table} ${slug[0]} limit 1`)
}

/** Of a statement that finds a row at most: the document. */
export const one = (select: string) =>
  `select row_to_json(document) as answer from (${select}) document`

/** Of a statement that finds rows: the list of documents in its order. */
export const all = (select: string) =>
  `select coalesce(json_agg(row_to_json(document)), '[]') as answer from (${select}) document`

export const tableOf = (slug: string) => slug.replaceAll('-', '_')

interface Columns extends DocumentOptions {
  table: string
  row: string
}

function columns(payload: Payload, fields: FlattenedField[], options: Columns): string {
  const { table, row, only, without = [] } = options
  const place = { tables: payload.db.rawTables, table, row }
  const wanted = fields.filter(
    ({ name }) => (only?.includes(name) ?? true) && !without.includes(name),
  )
  const values = wanted.flatMap((field) => {
    const value = fieldSql(field, place)
    return value === null ? [] : `${value} as "${field.name}"`
  })
  return [`${row}.id`, ...values].join(', ')
}
