import type { Row } from '../row.ts'
import { rowsById } from '../rows-by-id.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { plainText } from '../words/plain-text.ts'
import { type Pace, paced, TookTooLong } from './pace.ts'
import type { FoundWord } from './page/found-word.ts'
import { listedWordsOf } from './page/listed-words.ts'
import { type PageElement, pageTree } from './page/page-tree.ts'
import { singleWordsOf } from './page/single-words.ts'
import { blockWordsOf } from './page/word-blocks.ts'
import { objectWordsOf } from './page/word-objects.ts'
import { openWordList } from './word-list.ts'

/** A page with fewer words in blocks and objects than this is asked for its single words as well. */
const fewWords = 4
/** The lesson of a page that a tutor takes words of, to look through them before they are used. */
const noLesson = 0
const mostRows = 200
/** So long may a page be read; one that takes longer has no words. */
const mostMs = 10_000
const pieceLength = 16_384
/** Enough to find the rows among, where a page says everything several times. */
const mostFound = 2_000

/**
 * The words that an uploaded page teaches, read without running it: objects of its scripts, blocks
 * and lists of words, and where those are few its word banks, answers and what it says aloud. Where
 * a tutor looks through them, tables and lines that look like a list of words are read as such. A
 * long page is read in pieces, and others go first in between.
 */
export async function rowsOfPage(lessonId: number, html: string): Promise<Row[]> {
  const found = await wordsOfPage(html, lessonId === noLesson)
  return rowsById(
    lessonId,
    found.map((word) => ({ ...emptyRow, ...word })),
  )
}

async function wordsOfPage(html: string, areLookedThrough: boolean): Promise<FoundWord[]> {
  const pace = paced(mostMs)
  try {
    const elements = await elementsOf(html, pace)
    const rich = await wordsIn(elements, [objectWordsOf, blockWordsOf], pace)
    if (rich.length >= fewWords) return rich
    const single = merged([...rich, ...(await wordsIn(elements, [singleWordsOf], pace))])
    if (single.length >= fewWords || !areLookedThrough) return single
    const { isEnglishForm } = await openWordList()
    return merged([...single, ...listedWordsOf(elements, isEnglishForm)])
  } catch (error) {
    if (error instanceof TookTooLong) return []
    throw error
  }
}

async function elementsOf(html: string, pace: Pace): Promise<readonly PageElement[]> {
  const page = pageTree()
  for (let at = 0; at < html.length; at += pieceLength) {
    page.write(html.slice(at, at + pieceLength), false)
    if (pace.isDue()) await pace.rest()
  }
  page.write('', true)
  return page.elements
}

/** What each of some rules finds: the words of the first rule, then those of the next. */
async function wordsIn(
  elements: readonly PageElement[],
  rules: readonly ((element: PageElement) => FoundWord[])[],
  pace: Pace,
): Promise<FoundWord[]> {
  const found: FoundWord[] = []
  for (const wordsOf of rules) {
    for (const element of elements) {
      found.push(...wordsOf(element))
      if (pace.isDue()) await pace.rest()
      if (found.length > mostFound) break
    }
  }
  return merged(found)
}

/** Each word once, with everything that several places tell of it. */
function merged(found: readonly FoundWord[]): FoundWord[] {
  const words = new Map<string, FoundWord>()
  for (const word of found.slice(0, mostFound).filter(({ word: text }) => isWord(text))) {
    const key = plainText(word.word)
    const known = words.get(key)
    if (!known) words.set(key, { ...word })
    else {
      for (const name of [
        'phonetics',
        'meaning',
        'example',
        'spokenExample',
        'translation',
      ] as const) {
        known[name] ||= word[name] ?? ''
      }
    }
  }
  return [...words.values()].slice(0, mostRows)
}

const isWord = (text: string) =>
  text.length <= 80 && /\p{L}{2}/u.test(text) && text.split(/\s+/).length <= 8
