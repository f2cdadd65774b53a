import type { Field } from 'payload'
import { isRecord } from '../../contract/is-record.ts'

export interface Mistyped {
  /** Where it stands, such as `objectives.0.text`; '' for the whole. */
  path: string
  message: string
}

/**
 * The first value that is not of the kind that its field is made for. Payload's hooks and validators,
 * and ours, are typed as if only those came; over the REST anything may.
 */
export function findMistyped(fields: readonly Field[], data: unknown): Mistyped | undefined {
  return inRecord(fields, data, '')
}

const message = 'This is not the kind of value that belongs here.'

function inRecord(fields: readonly Field[], data: unknown, path: string): Mistyped | undefined {
  if (!isRecord(data)) return { path, message }
  return firstOf(fields, (field) => inField(field, data, path))
}

function inField(field: Field, data: Record<string, unknown>, path: string): Mistyped | undefined {
  if (field.type === 'tabs') {
    return firstOf(field.tabs, (tab) =>
      'name' in tab && tab.name
        ? inGroup(tab.fields, data[tab.name], below(path, tab.name))
        : inRecord(tab.fields, data, path),
    )
  }
  if (!('name' in field) || !field.name) {
    return 'fields' in field ? inRecord(field.fields, data, path) : undefined
  }
  return inValue(field, data[field.name], below(path, field.name))
}

function inValue(field: Field, value: unknown, path: string): Mistyped | undefined {
  if (field.type === 'group') return inGroup(field.fields, value, path)
  if (field.type === 'array') return inRows(field.fields, value, path)
  if (isMissing(value)) return undefined
  const fits = kinds[field.type] ?? anything
  const isMany = 'hasMany' in field && field.hasMany === true
  const many = isMany && Array.isArray(value) ? value : [value]
  const wrong = many.find((one) => !fits(one))
  return wrong === undefined && many.every((one) => one !== undefined)
    ? undefined
    : { path, message }
}

/** Payload takes no null for a group. */
const inGroup = (fields: readonly Field[], value: unknown, path: string) =>
  value === undefined ? undefined : inRecord(fields, value, path)

/** Payload clears a list that is 0, and takes no null for one. */
function inRows(fields: readonly Field[], value: unknown, path: string): Mistyped | undefined {
  if (value === undefined || value === 0 || value === '0') return undefined
  if (!Array.isArray(value)) return { path, message }
  return firstOf(value, (row, at) =>
    isMissing(row) ? undefined : inRecord(fields, row, below(path, String(at))),
  )
}

/** What each kind of field takes, as Payload does: forms send numbers and ticks as texts. */
const kinds: Partial<Record<Field['type'], (value: unknown) => boolean>> = {
  text: isText,
  textarea: isText,
  email: isText,
  code: isText,
  select: isText,
  radio: isText,
  date: isDate,
  number: (value) => (isText(value) && value.length <= 100) || Number.isFinite(value),
  checkbox: (value) =>
    typeof value === 'boolean' || (isText(value) && ['true', 'false', ''].includes(value)),
  relationship: isReference,
  upload: isReference,
  richText: (value) => isRecord(value) && isNode(value.root),
}

/** A moment of four-digit years; Postgres reads no other, and JavaScript reads more. */
function isDate(value: unknown): boolean {
  if (value === '') return true
  const date = value instanceof Date ? value : new Date(isText(value) ? value : Number.NaN)
  const year = date.getUTCFullYear()
  return year >= 0 && year <= 9_999
}

/**
 * A document's id, the document itself, or either with the name of its collection, which the studio
 * leaves out or calls `collection` where it writes down what an admin prefers.
 */
function isReference(value: unknown): boolean {
  if (!isRecord(value)) return isId(value)
  const { id, relationTo, value: named } = value
  if (relationTo === undefined && named === undefined) return isId(id)
  return (isMissing(relationTo) || isText(relationTo)) && (isMissing(named) || isReference(named))
}

const isId = (value: unknown) =>
  Number.isSafeInteger(value) || (isText(value) && value.length <= 100)

/** As the editor makes them: each has a type, and others below it. */
function isNode(value: unknown): boolean {
  if (!isRecord(value) || !isText(value.type)) return false
  if (value.type === 'text' && !isText(value.text)) return false
  if ('fields' in value && !isMissing(value.fields) && !isRecord(value.fields)) return false
  const { children } = value
  return isMissing(children) || (Array.isArray(children) && children.every(isNode))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

const isMissing = (value: unknown): value is null | undefined =>
  value === null || value === undefined

const anything = () => true

const below = (path: string, name: string) => (path ? `${path}.${name}` : name)

function firstOf<Item>(
  items: readonly Item[],
  find: (item: Item, at: number) => Mistyped | undefined,
): Mistyped | undefined {
  for (const [at, item] of items.entries()) {
    const found = find(item, at)
    if (found) return found
  }
  return undefined
}
