import type { FlattenedField, Payload } from 'payload'
import { isTexts, type PreviewKind } from '../contract/draft.ts'

type Values = Record<string, unknown>

/** The editor's values as the database would give them: it writes an empty list as the number 0. */
export function formValues(payload: Payload, kind: PreviewKind, values: Values): Values {
  const config = isTexts(kind)
    ? payload.globals.config.find(({ slug }) => slug === kind)
    : payload.collections[kind].config
  return settle(config?.flattenedFields ?? [], values)
}

function settle(fields: FlattenedField[], values: Values): Values {
  const settled = { ...values }
  for (const field of fields) {
    const value = settled[field.name]
    if (value === undefined) continue
    if (field.type === 'array') {
      const rows = Array.isArray(value) ? value : []
      settled[field.name] = rows.map((row) => settle(field.flattenedFields, { ...Object(row) }))
    } else if ((field.type === 'group' || field.type === 'tab') && value !== null) {
      settled[field.name] = settle(field.flattenedFields, { ...Object(value) })
    }
  }
  return settled
}
