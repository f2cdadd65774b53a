import { Paste, PasteAnswer, type TypedRow } from '../../contract/exercise-making.ts'
import { exerciseLimits } from '../../contract/limits.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { parsePaste } from '../../exercises/paste/parse-paste.ts'
import type { Row } from '../../exercises/row.ts'
import { alternativesLine } from '../../exercises/rows-of-exercise.ts'
import { openWordList } from '../../exercises/server/word-list.ts'
import { readWords } from '../../large-pages/read-page.ts'
import { endpoint } from '../endpoint.ts'

/** Reads a list of words however it was kept; an HTML page gives back the words it was made of. */
export const readPaste = endpoint({
  method: 'post',
  path: tutorApiPaths.pasteReading,
  access: 'anyAdmin',
  input: Paste,
  bodyLimit: 2 * exerciseLimits.pageBytes + 1024, // JSON may write a character in two
  answer: PasteAnswer,
  async run({ body }) {
    if ('html' in body) return ofPage(body.html)
    if (isPage(body.text)) return ofPage(body.text)
    const { isEnglishForm } = await openWordList()
    const { rows, unread, tooWide, notRead } = parsePaste(body.text, isEnglishForm)
    return { rows: rows.map(typedRow), unread, tooWide, notRead }
  },
})

async function ofPage(html: string): Promise<PasteAnswer> {
  const rows = await readWords({ lessonId: 0, html })
  return { rows: rows.map(typedRow), unread: [], tooWide: 0, notRead: 0 }
}

/** A page's source that was pasted like a list. */
const isPage = (text: string) => /^\s*<(?:!doctype html|html)\b/i.test(text.slice(0, 1_000))

/** A row as the tutor's table has it. */
export const typedRow = ({ alsoRight, ...row }: Omit<Row, 'id'>): TypedRow => ({
  ...row,
  alsoRight: alternativesLine(alsoRight),
})
