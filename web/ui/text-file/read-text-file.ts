import { decodeText } from '../../../cms/contract/decode-text.ts'
import { isBinary } from '../../../cms/contract/is-binary.ts'
import { megabytes } from './size-text.ts'

/** A chosen file's text, or what to tell about a file that cannot be used. */
export type FileText = { text: string; problem?: never } | { text?: never; problem: string }

export interface TextKind {
  /** How messages call such a file: 'A lesson', 'A CSS file'. */
  name: string
  maxBytes: number
  /** What every such text has in it: 'HTML'. */
  needs?: { pattern: RegExp; name: string }
}

/** Reads a file as text, in whatever encoding it was saved; nothing is sent yet. */
export async function readTextFile(file: File, kind: TextKind): Promise<FileText> {
  const { name, maxBytes, needs } = kind
  const called = `“${file.name}”`
  const another = (what: string) => ({ problem: `${called} ${what}. Please choose another file.` })
  const tooLarge = (bytes: number) => ({
    problem: `${called} is ${megabytes(bytes, 1)}. ${name} can be up to ${megabytes(maxBytes, 0)}.`,
  })
  if (file.size === 0) return another('is empty')
  // UTF-16 takes up to twice the bytes that UTF-8 does.
  if (file.size > 2 * maxBytes) return tooLarge(file.size)
  const bytes = await file.arrayBuffer().catch(() => null)
  // The file was moved or changed after it had been chosen.
  if (!bytes) return { problem: `${called} could not be read. Please choose it again.` }
  const text = decodeText(new Uint8Array(bytes))
  if (isBinary(text)) return another('is not a text file')
  if (text.trim() === '') return another('is empty')
  const size = new Blob([text]).size
  if (size > maxBytes) return tooLarge(size)
  return needs && !needs.pattern.test(text) ? another(`has no ${needs.name} in it`) : { text }
}
