import { decodeText } from './decode-text.ts'
import { isBinary } from './is-binary.ts'

/** A chosen file's text, or what to tell about a file that cannot be used. */
export type FileText = { text: string; problem?: never } | { text?: never; problem: string }

export interface FileKind {
  /** How messages call such a file: 'A lesson', 'A CSS file'. */
  name: string
  maxBytes: number
}

/** Reads a file into an editor, in whatever encoding it was saved; nothing is sent yet. */
export async function readTextFile(file: File, { name, maxBytes }: FileKind): Promise<FileText> {
  const called = `“${file.name}”`
  const empty = { problem: `${called} is empty. Please choose another file.` }
  const tooLarge = (bytes: number) => ({
    problem: `${called} has ${megabytes(bytes, 1)}. ${name} may have ${megabytes(maxBytes, 0)} at most.`,
  })
  if (file.size === 0) return empty
  // UTF-16 takes up to twice the bytes that UTF-8 does.
  if (file.size > 2 * maxBytes) return tooLarge(file.size)
  const bytes = await file.arrayBuffer().catch(() => null)
  // The file was moved or changed after it had been chosen.
  if (!bytes) return { problem: `${called} could not be read. Please choose it again.` }
  const text = decodeText(new Uint8Array(bytes))
  const size = new Blob([text]).size
  if (isBinary(text)) {
    return { problem: `${called} is not a text file. Please choose another file.` }
  }
  if (text.trim() === '') return empty
  return size > maxBytes ? tooLarge(size) : { text }
}

const megabytes = (bytes: number, digits: number) => `${(bytes / 1024 / 1024).toFixed(digits)} MB`
