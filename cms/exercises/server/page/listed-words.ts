import { parsePaste } from '../../paste/parse-paste.ts'
import { wordCount } from '../../questions/sentences.ts'
import type { FoundWord } from './found-word.ts'
import { textOf } from './page-elements.ts'
import type { PageElement } from './page-tree.ts'

/** More lines are no list of words. */
const mostLines = 500
const longestWord = 5

/**
 * Words of a page without names for its parts: rows of its tables, else items of its lists, else
 * lines of its text, as a list that is pasted. What is no list of words and what they mean is none.
 */
export function listedWordsOf(
  elements: readonly PageElement[],
  isEnglish: (word: string) => boolean,
): FoundWord[] {
  const ways = [
    { tagName: 'tr', linesOf: lineOfCells },
    { tagName: 'li', linesOf: writtenLines },
    { tagName: 'p', linesOf: writtenLines },
  ]
  for (const { tagName, linesOf } of ways) {
    const lines = elements
      .filter((element) => element.tagName === tagName)
      .slice(0, mostLines)
      .flatMap(linesOf)
      .filter((line) => line.trim() !== '')
    const words = wordsOf(lines, isEnglish)
    if (words.length > 0) return words
  }
  return []
}

function wordsOf(lines: readonly string[], isEnglish: (word: string) => boolean): FoundWord[] {
  const isParted = lines.filter((line) => parts.test(line)).length * 2 > lines.length
  if (lines.length < 2 || !isParted) return []
  const { rows } = parsePaste(lines.join('\n'), isEnglish)
  const told = rows.filter(
    ({ word, translation, meaning, example }) =>
      wordCount(word) <= longestWord && translation + meaning + example !== '',
  )
  return told.length * 2 > lines.length ? rows.map(({ alsoRight: _, ...word }) => word) : []
}

/** What parts a word from what it means; a comma stands in any sentence. */
const parts = /[\t–—=:→]|\s-\s/

const lineOfCells = (row: PageElement) => [
  row.children
    .filter((part) => typeof part !== 'string' && /^t[dh]$/.test(part.tagName))
    .map((cell) => (typeof cell === 'string' ? '' : textOf(cell)))
    .join('\t'),
]

/** The text of an element, a line up to each of its breaks. */
function writtenLines({ children }: PageElement): string[] {
  const lines = ['']
  for (const part of children) {
    if (typeof part !== 'string' && part.tagName === 'br') lines.push('')
    else lines.push((lines.pop() ?? '') + (typeof part === 'string' ? part : textOf(part)))
  }
  return lines.map((line) => line.replace(/\s+/g, ' ').trim())
}
