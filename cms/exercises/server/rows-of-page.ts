import { parse } from 'parse5'
import type { Row } from '../row.ts'
import { rowIdOf } from '../row-id.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { plainText } from '../words/plain-text.ts'
import type { FoundWord } from './page/found-word.ts'
import { elementsIn } from './page/page-elements.ts'
import { singleWords } from './page/single-words.ts'
import { wordBlocks } from './page/word-blocks.ts'
import { wordObjects } from './page/word-objects.ts'

/** A page with fewer words in blocks and objects than this is asked for its single words as well. */
const fewWords = 4
const mostRows = 200

/**
 * The words that an uploaded page teaches, read without running it: objects of its scripts, blocks
 * and lists of words, and where those are few its word banks, answers and what it says aloud.
 */
export function rowsOfPage(lessonId: number, html: string): Row[] {
  const elements = elementsIn(parse(html))
  const rich = merged([...wordObjects(elements), ...wordBlocks(elements)])
  const found = rich.length < fewWords ? merged([...rich, ...singleWords(elements)]) : rich
  return found.slice(0, mostRows).map((word) => ({
    ...emptyRow,
    ...word,
    id: rowIdOf(lessonId, word.word),
  }))
}

/** Each word once, with everything that several places tell of it. */
function merged(found: readonly FoundWord[]): FoundWord[] {
  const words = new Map<string, FoundWord>()
  for (const word of found.filter(({ word: text }) => isWord(text))) {
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
  return [...words.values()]
}

const isWord = (text: string) =>
  /\p{L}{2}/u.test(text) && text.length <= 80 && text.split(/\s+/).length <= 8
