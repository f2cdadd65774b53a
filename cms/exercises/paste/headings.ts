import { languageCodes, languageNames } from '../../contract/learner-languages.ts'
import { plainText } from '../words/plain-text.ts'
import type { ColumnName } from './columns.ts'

/** How people head their columns, in small letters and without punctuation. */
const headings: readonly (readonly [RegExp, ColumnName])[] = [
  [
    /^(?:new )?(?:words?|words? (?:or )?phrases?|terms?|front|vocabulary|vocab|phrases?|expressions?|inglese|inglés|angielski|englisch|anglais)$/,
    'word',
  ],
  [/^english(?: (?:words?|phrases?|expressions?|terms?|translation))?$/, 'word'],
  [
    /^(?:italian[oa]|back|traduzione|traducción|tłumaczenie|übersetzung|traduction|native language|my language)$/,
    'translation',
  ],
  [/^(?:ipa|phonetics?(?: transcription)?|pronunciation|transcription)$/, 'phonetics'],
  [/^(?:english )?(?:definitions?|meanings?|explanation)$/, 'meaning'],
  [
    /^(?:(?:first )?(?:examples?|examples? sentences?|sentences?)(?: 1)?|context|esempio|ejemplo|przykład|beispiel|exemple)$/,
    'example',
  ],
  [
    /^(?:spoken(?: sentence| example)?|second (?:example(?: sentence)?|sentence)|(?:example|sentence|example sentence) 2)$/,
    'spokenExample',
  ],
  [/^(?:also (?:right|correct)|alternatives?)$/, 'alsoRight'],
]

/** How programs head what they keep for themselves. */
const bookkeeping = /^(?:id|guid|tags?|decks?|note ?types?)$/

/** The languages of learners, in English and as they call themselves. */
const languages = new Set(
  languageCodes.flatMap((code) => {
    const own = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? ''
    return [languageNames[code], own].map(bare)
  }),
)

/** What may stand beside the name of a language: 'Italian translation', 'Meaning in Italian'. */
const besideLanguage = new Set(
  'translation translations in into to the meaning word words language'.split(' '),
)

/** The names of the columns where the first record has them; null where it is a row as any other. */
export function headedColumns(first: readonly string[]): (ColumnName | null)[] | null {
  const names: (ColumnName | null)[] = []
  for (const cell of first) {
    const name = namedBy(cell)
    const isTwice = name !== null && names.includes(name)
    names.push(isTwice ? (name === 'example' ? 'spokenExample' : null) : name)
  }
  // Of two languages that stand side by side, each may be a word of a list of languages.
  const known = new Set(names.filter((name) => name !== null))
  return known.size >= 2 || (known.size === 1 && first.length === 1) ? names : null
}

/** The records of a list with a heading, without the columns in which nothing is to be learned. */
export function withoutBookkeeping(records: readonly string[][]): string[][] {
  const [first = []] = records
  const isKept = (_cell: string, index: number) => !bookkeeping.test(bare(first[index] ?? ''))
  return records.map((cells) => cells.filter(isKept))
}

/** The name of the column that is headed so; null for a heading that nobody foresaw. */
function namedBy(cell: string): ColumnName | null {
  const heading = bare(cell)
  const known = headings.find(([form]) => form.test(heading))
  if (known) return known[1]
  const words = heading.split(' ')
  const language = words.filter((word) => !besideLanguage.has(word)).join(' ')
  const isAlone = language === '' && words.some((word) => word.startsWith('translation'))
  return isAlone || languages.has(language) ? 'translation' : null
}

function bare(text: string): string {
  return (plainText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}
