import { isStopWord } from '../questions/content-words.ts'
import { findWord } from '../questions/find-word.ts'
import { wordCount } from '../questions/sentences.ts'
import { plainText } from '../words/plain-text.ts'

export const columnNames = [
  'word',
  'translation',
  'phonetics',
  'meaning',
  'example',
  'spokenExample',
] as const
export type ColumnName = (typeof columnNames)[number]

type IsEnglish = (word: string) => boolean

/** How people head their columns. */
const headings: readonly (readonly [RegExp, ColumnName])[] = [
  [
    /^(?:words?|english( word)?|term|front|vocabulary|phrase|expression|inglese|inglés|angielski|englisch|anglais)$/,
    'word',
  ],
  [
    /^(?:translation|italian[oa]?|spanish|español|polish|polski|german|deutsch|french|français|back|traduzione|traducción|tłumaczenie|übersetzung|traduction)$/,
    'translation',
  ],
  [/^(?:ipa|phonetics?|pronunciation|transcription)$/, 'phonetics'],
  [/^(?:definition|meaning|explanation)$/, 'meaning'],
  [
    /^(?:example( sentence)?|sentence|context|esempio|ejemplo|przykład|beispiel|exemple)$/,
    'example',
  ],
  [/^(?:spoken( sentence| example)?|second (?:example|sentence)|example 2)$/, 'spokenExample'],
]

/** The names of the columns where the first record has them; null where it is a row as any other. */
export function headedColumns(first: readonly string[]): (ColumnName | null)[] | null {
  const names = first.map(
    (cell) => headings.find(([form]) => form.test(plainText(cell)))?.[1] ?? null,
  )
  const known = names.filter((name) => name !== null)
  return known.length >= 2 || (known.length === 1 && first.length === 1) ? names : null
}

/** What each column holds, by what stands in it. */
export function guessedColumns(
  rows: readonly (readonly string[])[],
  isEnglish: IsEnglish,
): (ColumnName | null)[] {
  const width = Math.max(...rows.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, index) => rows.map((row) => row[index] ?? ''))
  const names: (ColumnName | null)[] = columns.map((cells) =>
    most(cells, isPhonetic) ? 'phonetics' : null,
  )
  const free = () => names.flatMap((name, index) => (name === null ? [index] : []))
  const word = wordColumn(columns, free(), isEnglish)
  if (word === undefined) return names
  names[word] = 'word'
  for (const index of free()) {
    const holds = rows.map((row) => holdsWord(row[index] ?? '', row[word] ?? ''))
    const filled = (columns[index] ?? []).filter((cell) => cell !== '').length
    if (filled > 0 && holds.filter(Boolean).length * 2 >= filled) {
      names[index] = names.includes('example') ? 'spokenExample' : 'example'
    }
  }
  for (const index of free()) {
    const name = englishShare(columns[index] ?? [], isEnglish) >= 0.6 ? 'meaning' : 'translation'
    const other = name === 'meaning' ? 'translation' : 'meaning'
    names[index] = names.includes(name) ? (names.includes(other) ? null : other) : name
  }
  return names
}

/** The English column with the shortest cells; the first one where none is English. */
function wordColumn(columns: readonly string[][], free: readonly number[], isEnglish: IsEnglish) {
  const lengthOf = (index: number) =>
    (columns[index] ?? []).reduce((sum, cell) => sum + wordCount(cell), 0)
  const shortest = Math.min(...free.map(lengthOf))
  const short = free.filter((index) => lengthOf(index) <= shortest * 2 + 1)
  const shares = short.map((index) => ({
    index,
    share: englishShare(columns[index] ?? [], isEnglish),
  }))
  const best = Math.max(...shares.map(({ share }) => share))
  return shares.find(({ share }) => share >= best - 0.15)?.index ?? free[0]
}

const isPhonetic = (cell: string) =>
  /^\s*[/[].+[/\]]\s*$/.test(cell) || /[əɪʊɛɔæʌθðʃʒŋɒɑɜˈˌː]/.test(cell)

const most = (cells: readonly string[], is: (cell: string) => boolean) => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(is).length * 2 > filled.length
}

const holdsWord = (cell: string, word: string) =>
  wordCount(cell) >= 4 && findWord(cell, word).length > 0

/** How many words of the cells are English ones; accents and other scripts are foreign. */
function englishShare(cells: readonly string[], isEnglish: IsEnglish): number {
  const words = cells.flatMap((cell) => plainText(cell).match(/[\p{L}\p{M}']+/gu) ?? [])
  const english = words.filter((word) => isEnglish(word) || isStopWord(word))
  return words.length === 0 ? 0 : english.length / words.length
}
