import { wordCount } from '../questions/sentences.ts'
import { arePhonetic, englishShare, type IsEnglish } from './cell-content.ts'
import { headedColumns } from './headings.ts'
import { splitCells } from './split-records.ts'

interface Separator {
  form: RegExp
  isQuoting: boolean
}

/** From the one that is surely meant to the one that a sentence may hold as well. */
const separators: readonly Separator[] = [
  { form: /\t/, isQuoting: true },
  { form: /\s*\|\s*/, isQuoting: false },
  { form: /\s*;\s*/, isQuoting: true },
  { form: /\s+[–—]\s+/, isQuoting: false },
  // Between spaces alone, because of add-ons and pop-ups.
  { form: /\s+-+\s+/, isQuoting: false },
  { form: /\s*(?:=>|->|→|=)\s*/, isQuoting: false },
  { form: /\s*:\s+/, isQuoting: false },
  { form: /\s*,\s*/, isQuoting: true },
]

/** Without a blank, and between letters alone: looked for where nothing else parts a line. */
const tight: readonly Separator[] = [
  { form: /(?<=\p{L})[–—](?=\p{L})/u, isQuoting: false },
  { form: /(?<=\p{L}):(?=\p{L})/u, isQuoting: false },
]

/** What parts the cells: what splits most lines, into the same number of columns; null for none. */
export function separatedCells(lines: readonly string[]): string[][] | null {
  const ways = waysOf(lines, separators)
  const isSplit = ways.some(({ split }) => split > 0)
  const best = (isSplit ? ways : waysOf(lines, tight))
    .filter(({ split }) => split * 2 > lines.length)
    .sort((one, other) => other.score - one.score)[0]
  return best?.cells ?? null
}

const comma = separators.at(-1)

/** More than the short cells that a row has: a word, its translation and its meaning. */
const fewestListed = 4
const longestListed = 3

/**
 * The words of a list that stands in one line, `ward, nurse, bandage, plaster`; null for a row of
 * cells, of which one is a sentence, or the second the translation of the first.
 */
export function wordsOfLine(line: string, isEnglish: IsEnglish): string[] | null {
  if (!comma || separators.some((one) => one !== comma && one.form.test(line))) return null
  const words = splitCells(line, comma.form, comma.isQuoting).filter((word) => word.trim() !== '')
  const isList =
    words.length >= fewestListed &&
    words.every((word) => wordCount(word) <= longestListed && !isSentence(word)) &&
    !isTranslated(words, isEnglish) &&
    !words.some((word) => arePhonetic([word])) &&
    headedColumns(words) === null
  return isList ? words : null
}

const isSentence = (cell: string) => wordCount(cell) > 1 && /[.?!]$/.test(cell.trim())

/** Told by its letters: many an English word stands in no list, and a café is one with an accent. */
const isTranslated = ([word = '', other = '']: readonly string[], isEnglish: IsEnglish) =>
  !hasForeignLetter(word) &&
  hasForeignLetter(other) &&
  englishShare([other.normalize('NFD').replace(/\p{M}/gu, '')], isEnglish) === 0

const hasForeignLetter = (text: string) => /(?![a-z])\p{L}/iu.test(text)

function waysOf(lines: readonly string[], among: readonly Separator[]) {
  return among.map(({ form, isQuoting }, index) => {
    const cells = lines.map((line) => splitCells(line, form, isQuoting))
    const counts = cells.map(({ length }) => length).filter((count) => count > 1)
    const usual = mostFrequent(counts)
    const same = counts.filter((count) => count === usual).length
    // A few lines may have a cell too many or too few; most must be alike.
    return { cells, split: counts.length, score: same + counts.length / 2 - index / 100 }
  })
}

function mostFrequent(counts: readonly number[]): number {
  const times = new Map<number, number>()
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)[0]?.[0] ?? 0
}
