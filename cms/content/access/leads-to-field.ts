import type { FlattenedField } from 'payload'

/**
 * Whether a path has nothing behind a field, and goes through groups and lists of the same document
 * alone. A name by itself is left to Payload, which leaves out one that it does not know: a column that
 * somebody had sorted by may be gone.
 */
export function leadsToField(fields: readonly FlattenedField[], path: readonly string[]): boolean {
  return path.length === 1 || isThere(fields, path)
}

/** Payload's own `getFieldByPath` goes on from a plain field with the fields beside it. */
function isThere(fields: readonly FlattenedField[], [name, ...rest]: readonly string[]): boolean {
  const field = fields.find((one) => one.name === name)
  if (!field || rest.length === 0) return field !== undefined
  return 'flattenedFields' in field && isThere(field.flattenedFields, rest)
}
