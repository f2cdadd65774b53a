import type { FlattenedField } from 'payload'
import { isRecord } from '../../contract/is-record.ts'
import type { Names } from '../../contract/rename.ts'
import { hasName, withName } from './name-in-text.ts'

type Values = Record<string, unknown>

/** A text that names somebody, by the way to it, such as 'vocabulary.0.example'. */
export interface NamedText {
  path: string
  label: string
  text: string
}

/** Every text of some fields in which a name stands. Code is left out: a name may be a file’s there. */
export function namedTexts(
  fields: readonly FlattenedField[],
  values: Values,
  { from, to }: Names,
): NamedText[] {
  return textsOf(fields, values).filter(({ text }) => hasName(text, from, to))
}

function textsOf(fields: readonly FlattenedField[], values: Values, way = ''): NamedText[] {
  return fields.flatMap((field): NamedText[] => {
    const value = values[field.name]
    const path = way + field.name
    const label = typeof field.label === 'string' ? field.label : field.name
    if (field.type === 'text' || field.type === 'textarea') {
      return typeof value === 'string' ? [{ path, label, text: value }] : []
    }
    if (field.type === 'richText')
      return isRecord(value) ? [{ path, label, text: wordsOf(value) }] : []
    if (field.type === 'array') {
      const rows = Array.isArray(value) ? value.filter(isRecord) : []
      return rows.flatMap((row, place) => textsOf(field.flattenedFields, row, `${path}.${place}.`))
    }
    if (field.type === 'group' || field.type === 'tab') {
      return isRecord(value) ? textsOf(field.flattenedFields, value, `${path}.`) : []
    }
    return []
  })
}

/** The top fields of a document that change when the texts at some paths get another name. */
export function renamedFields(
  values: Values,
  paths: readonly string[],
  { from, to }: Names,
): Values {
  const changed: Values = {}
  for (const path of paths) {
    const [top = '', ...rest] = path.split('.')
    const before = top in changed ? changed[top] : values[top]
    const after = renamedAt(before, rest, (text) => withName(text, from, to))
    if (after !== before) changed[top] = after
  }
  return changed
}

function renamedAt(value: unknown, way: string[], rename: (text: string) => string): unknown {
  if (way.length === 0) return renamedText(value, rename)
  const [step = '', ...rest] = way
  if (Array.isArray(value)) {
    return value.map((item, place) =>
      String(place) === step ? renamedAt(item, rest, rename) : item,
    )
  }
  if (!isRecord(value) || !(step in value)) return value
  return { ...value, [step]: renamedAt(value[step], rest, rename) }
}

/** A text, or all words of a rich one. */
function renamedText(value: unknown, rename: (text: string) => string): unknown {
  if (typeof value === 'string') return rename(value)
  if (Array.isArray(value)) return value.map((item) => renamedNode(item, rename))
  return renamedNode(value, rename)
}

function renamedNode(value: unknown, rename: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => renamedNode(item, rename))
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    key === 'text' && typeof part === 'string' ? rename(part) : renamedNode(part, rename),
  ])
  return Object.fromEntries(entries)
}

/** The words of a rich text; its parts are set apart, as its paragraphs are. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(' ')
  if (!isRecord(value)) return ''
  if (typeof value.text === 'string') return value.text
  return Object.values(value)
    .filter((part) => typeof part === 'object')
    .map(wordsOf)
    .join(' ')
}
