/** The id in a relationship to numbered documents, read whole or not; null for none. */
export function documentId(value: unknown): number | null {
  if (typeof value === 'number') return value
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null
  return typeof id === 'number' ? id : null
}
