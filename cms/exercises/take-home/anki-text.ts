import type { Row } from '../row.ts'
import { alternativesLine } from '../rows-of-exercise.ts'

/** The note type of our decks and files: Anki matches a file's columns with it by this name. */
export const noteType = 'Words of an English lesson'

/** The fields of a note. The first one is the word's own id: a second import changes, and doubles nothing. */
export const noteFields = [
  'Id',
  'Word',
  'Phonetics',
  'Translation',
  'Meaning',
  'Example',
  'Also right',
] as const

interface AnkiText {
  rows: readonly Row[]
  /** The deck's name. */
  deck: string
  /** Words by which the notes are found again, without spaces. */
  tags: readonly string[]
}

/**
 * Words as a text that Anki imports (its manual, 'Importing: Text Files'): headers, then one line a
 * word, its columns apart by tabs. Fields are HTML and always quoted, so that tabs, quotes and line
 * breaks are the word's own.
 */
export function ankiText({ rows, deck, tags }: AnkiText): string {
  const headers = [
    '#separator:tab',
    '#html:true',
    `#notetype:${noteType}`,
    `#columns:${[...noteFields, 'Tags', 'Deck'].join('\t')}`,
    `#tags column:${noteFields.length + 1}`,
    // A header with a deck's name finds one that is there; a column also makes one.
    `#deck column:${noteFields.length + 2}`,
  ]
  const allTags = tags.map(asTag).join(' ')
  const lines = rows.map((row) =>
    [...noteFieldsOf(row), allTags, onOneLine(deck)].map(quoted).join('\t'),
  )
  return `${[...headers, ...lines].join('\n')}\n`
}

/** A word's fields as HTML, in the order of `noteFields`. */
export const noteFieldsOf = (row: Row): string[] =>
  [
    row.id,
    row.word,
    row.phonetics,
    row.translation,
    row.meaning,
    row.example,
    alternativesLine(row.alsoRight),
  ].map(asHtml)

const asHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n?|\n/g, '<br>')

/** Anki takes tags apart at spaces. */
const asTag = (text: string) => text.trim().replace(/\s+/g, '-')

const quoted = (field: string) => `"${field.replaceAll('"', '""')}"`

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
