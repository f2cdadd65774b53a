/** The deepest text of an editor has a tenth of these. */
const mostLevels = 300

export const tooDeep = 'The request has too many lists or objects inside each other.'

/**
 * Whether a value has so many levels that code breaks which walks through it: Payload's, ours, and
 * Postgres's where it reads JSON.
 */
export function isTooDeep(value: unknown): boolean {
  let level = objectsIn([value])
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > mostLevels) return true
    level = level.flatMap((one) => objectsIn(Object.values(one)))
  }
  return false
}

const objectsIn = (values: readonly unknown[]): object[] =>
  values.filter((one) => typeof one === 'object' && one !== null)
