import { isAscii, isUtf8 } from 'node:buffer'
import { declaredEncoding, mostlyUtf8 } from '../../contract/decode-text.ts'
import type { FromLesson, ToLesson } from '../../contract/lesson-frame.ts'

const greeting: ToLesson['type'] = 'lesson-hello'
const answer: FromLesson = { type: 'lesson-ready' }

/** Without this answer the viewer takes what is in its frame for no page of the lesson. */
const answering = `<script>addEventListener('message', function (event) {
if (Object(event.data).type === '${greeting}') event.source.postMessage(${JSON.stringify(answer)}, '*')
})</script>`

/** A page among the files of a page as browsers are sent it: its own bytes, whatever letters they are. */
export const furtherPage = (bytes: Buffer): Buffer =>
  isUtf16(bytes) ? bytes : Buffer.concat([bytes, Buffer.from(answering)])

/** Of two bytes for each letter: what has one would be read as letters of Chinese. */
const isUtf16 = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/**
 * The type of such a page. Without a charset browsers guess, so UTF-8 is named where the bytes are
 * that, or were it before a few were damaged. What is in ASCII alone may declare in what its scripts
 * are written.
 */
export function typeOfFurtherPage(bytes: Buffer): string {
  const declared = declaredEncoding(bytes)
  const isIt = isUtf8(bytes)
    ? !(isAscii(bytes) && declared)
    : !(declared || isUtf16(bytes)) && mostlyUtf8(bytes) !== null
  return isIt ? 'text/html; charset=utf-8' : 'text/html'
}
