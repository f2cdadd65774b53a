import { ArchiveError } from './archive-error.ts'

/** Deeper than any rich text that an editor makes. */
const maxDepth = 100

/**
 * The text of a file, every byte kept; a byte order mark too.
 * @throws ArchiveError where it is no text that can be stored.
 */
export function textOf(bytes: Buffer, name: string): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new ArchiveError(`${name} is not UTF-8 text.`)
  }
  if (text.includes('\u0000')) throw new ArchiveError(`${name} contains a NUL character.`)
  return text
}

/** @throws ArchiveError where it is no JSON that can be stored. */
export function jsonOf(bytes: Buffer, name: string): unknown {
  const text = textOf(bytes, name)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ArchiveError(`${name} is not valid JSON.`)
  }
  checkStorable(value, name, 0)
  return value
}

/** Postgres stores no NUL and no half of a surrogate pair, which JSON can write as escapes. */
function checkStorable(value: unknown, name: string, depth: number): void {
  if (typeof value === 'string' && (value.includes('\u0000') || /\p{Surrogate}/u.test(value))) {
    throw new ArchiveError(`${name} contains a character that cannot be stored.`)
  }
  if (typeof value !== 'object' || value === null) return
  if (depth > maxDepth) throw new ArchiveError(`${name} is nested too deeply.`)
  for (const [key, item] of Object.entries(value)) {
    checkStorable(key, name, depth)
    checkStorable(item, name, depth + 1)
  }
}
