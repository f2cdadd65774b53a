import { maxLessonHtmlBytes } from '../../../cms/contract/lesson.ts'
import { decodeText } from '../../ui/text-file/decode-text.ts'
import { isBinary } from '../../ui/text-file/is-binary.ts'

/** What the file dialog offers; the check below decides. */
export const lessonFileTypes = '.html,.htm,text/html'

/** An HTML file by its type or by its name's end (spec §5). */
export const isLessonFile = ({ type, name }: { type: string; name: string }) =>
  type === 'text/html' || /\.html?$/i.test(name)

/** What a file holds: HTML that can be uploaded, or why it cannot. */
export type ReadFile = { html: string } | { problem: string }

/** Reads a file as HTML, in whatever encoding it was saved; nothing is sent yet. */
export async function readLessonFile(file: Blob): Promise<ReadFile> {
  // UTF-16 takes up to twice the bytes that UTF-8 does.
  if (file.size > 2 * maxLessonHtmlBytes) return { problem: tooLarge(file.size) }
  const bytes = await file.arrayBuffer().catch(() => null)
  if (!bytes) return { problem: 'The file could not be read. Please choose it again.' }
  const html = decodeText(new Uint8Array(bytes))
  const size = new Blob([html]).size
  if (html.trim() === '') return { problem: 'The file is empty.' }
  if (size > maxLessonHtmlBytes) return { problem: tooLarge(size) }
  if (isBinary(html)) return { problem: 'The file is not a text: it only has an HTML name.' }
  return hasTag.test(html) ? { html } : { problem: 'The file has no HTML in it.' }
}

export const megabytes = (bytes: number) => `${(bytes / (1024 * 1024)).toFixed(1)} MB`

const tooLarge = (bytes: number) =>
  `The file has ${megabytes(bytes)}. A lesson can have up to 5 MB of HTML.`

const hasTag = /<[a-z!][^<]*>/i
