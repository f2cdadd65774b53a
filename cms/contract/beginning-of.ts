/**
 * The beginning of a text, of so many UTF-16 units at most. A character of two units is never halved:
 * Postgres stores no half.
 */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
