import type { FlattenedField, Payload } from 'payload'
import { unlessPremium } from '../../../content/access/unless-premium.ts'
import { isoTextOf } from '../../../content/sql/iso-of.ts'

/** The tables as Payload has made them of the collections and globals. */
export type Tables = Payload['db']['rawTables']

/** Where the columns of some fields stand. */
export interface Place {
  tables: Tables
  table: string
  /** What the statement calls the row that is read. */
  row: string
  /** Fields of a group have its name before theirs. */
  group?: string
  /** Whether what is here is withheld already where the document is premium. */
  isWithheld?: boolean
}

/**
 * One field of a row as a value of JSON, as Payload's Local API would give it to a visitor, but for
 * the ids of rows inside lists; null for a field that visitors may not read.
 * @throws Error for a kind of field that no visitor has been shown so far.
 */
export function fieldSql(field: FlattenedField, place: Place): string | null {
  const mayRead = 'access' in field ? field.access?.read : undefined
  if (!mayRead) return valueSql(field, place)
  if (mayRead !== unlessPremium) return null
  const value = valueSql(field, { ...place, isWithheld: true })
  // A list inside a list has no such column; the list around it is withheld as a whole.
  return place.isWithheld ? value : `case when not ${place.row}.is_premium then ${value} end`
}

function valueSql(field: FlattenedField, place: Place): string {
  switch (field.type) {
    case 'array':
      return arraySql(field, place)
    case 'group':
      return objectSql(field.flattenedFields, {
        ...place,
        group: `${place.group ?? ''}${field.name}_`,
      })
    case 'date':
      return isoTextOf(columnSql(field.name, place))
    case 'select':
      return field.hasMany ? choicesSql(field.name, place) : columnSql(field.name, place)
    case 'text':
      return field.hasMany ? textsSql(field.name, place) : columnSql(field.name, place)
    case 'checkbox':
    case 'code':
    case 'email':
    case 'number':
    case 'relationship':
    case 'richText':
    case 'textarea':
      return columnSql(field.name, place)
    default:
      throw new Error(`Visitors read no field of the type ${field.type} yet (${field.name}).`)
  }
}

function columnSql(name: string, { tables, table, row, group = '' }: Place): string {
  const column = tables[table]?.columns[`${group}${name}`]
  if (!column) throw new Error(`The table ${table} has no column for ${group}${name}.`)
  return `${row}."${column.name}"`
}

/** Values inside a list or a group, whose ids nobody is told. */
function objectSql(fields: FlattenedField[], place: Place): string {
  const pairs = fields.flatMap((field) => {
    const value = field.name === 'id' ? null : fieldSql(field, place)
    return value === null ? [] : `'${field.name}', ${value}`
  })
  return `json_build_object(${pairs.join(', ')})`
}

function arraySql(field: Extract<FlattenedField, { type: 'array' }>, place: Place): string {
  const row = `${place.row}_item`
  const table = tableOf(field.name, place)
  const value = objectSql(field.flattenedFields, { ...place, table, row, group: '' })
  return listSql({ value, table, row, order: '_order', parent: `_parent_id = ${place.row}.id` })
}

/** The choices of a field that allows several. */
function choicesSql(name: string, place: Place): string {
  const row = `${place.row}_choice`
  const table = tableOf(name, place)
  const parent = `parent_id = ${place.row}.id`
  return listSql({ value: `${row}.value`, table, row, order: 'order', parent })
}

/** The texts of a field that allows several: those of all such fields share a table. */
function textsSql(name: string, place: Place): string {
  const row = `${place.row}_text`
  const table = tableOf('texts', { ...place, group: '' })
  const parent = `parent_id = ${place.row}.id and ${row}.path = '${place.group ?? ''}${name}'`
  return listSql({ value: `${row}.text`, table, row, order: 'order', parent })
}

interface List {
  value: string
  table: string
  row: string
  order: string
  parent: string
}

const listSql = ({ value, table, row, order, parent }: List) =>
  `(select coalesce(json_agg(${value} order by ${row}."${order}"), '[]') from ${table} ${row} where ${row}.${parent})`

function tableOf(name: string, { tables, table, group = '' }: Place): string {
  const words = `${group}${name}`.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  const inner = `${table}_${words}`
  if (!tables[inner]) throw new Error(`There is no table ${inner} for the field ${name}.`)
  return inner
}
