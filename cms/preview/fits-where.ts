import type { Where } from 'payload'

/**
 * Whether a document that the database does not hold like this fits a condition of our readers.
 * Conditions on related documents (`course.deletedAt`) are passed over.
 * @throws Error for an operator that no reader uses.
 */
export function fitsWhere(document: object, where: Where | undefined): boolean {
  return Object.entries(where ?? {}).every(([path, condition]) => {
    if (path === 'and' && Array.isArray(condition)) {
      return condition.every((part) => fitsWhere(document, part))
    }
    if (path.includes('.')) return true
    const value: unknown = Reflect.get(document, path)
    return Object.entries(Object(condition)).every(([operator, wanted]) =>
      fits(value, operator, wanted),
    )
  })
}

function fits(value: unknown, operator: string, wanted: unknown): boolean {
  if (operator === 'equals') return value === wanted
  if (operator === 'exists') return (value !== null && value !== undefined) === wanted
  if (operator === 'in' && Array.isArray(wanted)) {
    return Array.isArray(value)
      ? value.some((item) => wanted.includes(item))
      : wanted.includes(value)
  }
  throw new Error(`A draft cannot be compared by '${operator}'.`)
}
