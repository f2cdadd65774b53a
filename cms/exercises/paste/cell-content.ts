import { isStopWord } from '../questions/content-words.ts'
import { findWord } from '../questions/find-word.ts'
import { wordCount } from '../questions/sentences.ts'
import { plainText } from '../words/plain-text.ts'

/** Tells English words from others. */
export type IsEnglish = (word: string) => boolean

/** The English column with the shortest cells; the first one where none is English. */
export function wordColumn(
  columns: readonly string[][],
  free: readonly number[],
  isEnglish: IsEnglish,
) {
  const lengthOf = (index: number) =>
    (columns[index] ?? []).reduce((sum, cell) => sum + wordCount(cell), 0)
  const filledOf = (index: number) => (columns[index] ?? []).filter((cell) => cell !== '').length
  // A topic stands beside the first of its words alone.
  const fullest = Math.max(...free.map(filledOf))
  const full = free.filter((index) => filledOf(index) >= fullest * 0.8)
  const shortest = Math.min(...full.map(lengthOf))
  const short = full.filter((index) => lengthOf(index) <= shortest * 2 + 1)
  const shares = short.map((index) => ({
    index,
    share: englishShare(columns[index] ?? [], isEnglish),
  }))
  const best = Math.max(...shares.map(({ share }) => share))
  return shares.find(({ share }) => share >= best - 0.15)?.index ?? free[0]
}

/** Whether most of the cells that hold something are in phonetic script. */
export const arePhonetic = (cells: readonly string[]): boolean => {
  const filled = cells.filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(isPhonetic).length * 2 > filled.length
}

const isPhonetic = (cell: string) =>
  /^\s*[/[].+[/\]]\s*$/.test(cell) || /[əɪʊɛɔæʌθðʃʒŋɒɑɜˈˌː]/.test(cell)

/** Whether a cell is a sentence with the word; where it has a blank, the word belongs there. */
export const holdsWord = (cell: string, word: string): boolean =>
  wordCount(cell) >= 4 && (cell.includes('___') || findWord(cell, word).length > 0)

/** How many words of the cells are English ones; accents and other scripts are foreign. */
export function englishShare(cells: readonly string[], isEnglish: IsEnglish): number {
  const words = cells.flatMap((cell) => plainText(cell).match(/[\p{L}\p{M}']+/gu) ?? [])
  const english = words.filter((word) => isEnglish(word) || isStopWord(word))
  return words.length === 0 ? 0 : english.length / words.length
}
