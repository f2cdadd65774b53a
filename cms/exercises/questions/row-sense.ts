import type { Row } from '../row.ts'
import { plainText } from '../words/plain-text.ts'
import { spokenWords } from '../words/spoken-words.ts'
import { contentWords } from './content-words.ts'
import { findWord } from './find-word.ts'
import { meaningOf } from './masked.ts'

/** What a row is compared with others by. */
export interface RowSense {
  /** The word as it is compared, without spaces. */
  key: string
  /** The same of its meaning, in whatever language that is; empty where it has none. */
  meaningKey: string
  alsoKeys: readonly string[]
  plainWord: string
  /** What its meaning is made of. */
  content: ReadonlySet<string>
  /** A phrase or a whole sentence, which no single word stands for. */
  isPhrase: boolean
  /** Its example has it with an -ed or -ing, as only verbs are written. */
  isInflected: boolean
}

const kept = new WeakMap<Row, RowSense>()

/** Worked out once for each row, because every row of a set is held against every other. */
export function senseOf(row: Row): RowSense {
  const known = kept.get(row)
  if (known) return known
  const words = keysOf(row.word)
  const sense = {
    key: keyOf(row.word),
    meaningKey: meaningKeyOf(meaningOf(row)),
    alsoKeys: row.alsoRight.map(keyOf),
    plainWord: plainText(row.word),
    content: contentWords(row.meaning),
    isPhrase: words.length > 3 || /…|\.\.\.|[?!.]$/.test(row.word),
    isInflected: findWord(row.example, row.word).some(({ start, end }) =>
      /(?:ed|ing)$/.test(row.example.slice(start, end)),
    ),
  }
  kept.set(row, sense)
  return sense
}

/** How many words with sense the meanings of two rows share. */
export function sharedSense(one: Row, other: Row): number {
  const others = senseOf(other).content
  return [...senseOf(one).content].filter((word) => others.has(word)).length
}

const keysOf = (text: string) => spokenWords(text).flatMap(({ keys }) => keys)
const keyOf = (text: string) => keysOf(text).join('')

/** What is not English is told apart by its accents. */
function meaningKeyOf(meaning: string): string {
  const plain = plainText(meaning)
  const isEnglish = /^[ -~]*$/.test(plain)
  return (isEnglish && keyOf(plain)) || plain.replace(/[\s\p{P}]+/gu, '') || plain
}
