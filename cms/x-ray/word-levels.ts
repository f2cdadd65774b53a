import { type XRayWords, xRayLimits } from '../contract/x-ray.ts'
import { type Pace, paced, TookTooLong } from '../exercises/server/pace.ts'
import { type PageElement, type PageTree, pageTree } from '../exercises/server/page/page-tree.ts'
import { openWordList } from '../exercises/server/word-list.ts'

/** So long may a page be read. */
const mostMs = 5_000
/** More different words tell nothing more. */
const mostWords = 50_000
/** Whatever is longer between two spaces is no word to be named. */
const longest = 40

const levels = ['A1', 'A2', 'B1', 'B2'] as const

/**
 * How many different words of a page stand at each level of the list, its forms counted as words.
 * Nothing is said of a level of the page. Names, numbers, sounds and words of other languages that
 * say so are left out; null where there are no words, or too many to be read.
 */
export async function wordLevelsOf(html: string): Promise<XRayWords | null> {
  const pace = paced(mostMs)
  try {
    const list = await openWordList()
    const found = await differentWords(html, list.levelOf, pace)
    if (found.size === 0) return null
    const counts = levels.map((level) => ({ level, words: 0 }))
    const others: string[] = []
    for (const [word, isName] of found) {
      const count = counts[list.levelOf(word) - 1]
      if (count) count.words += 1
      else if (!isName) others.push(word)
      if (pace.isDue()) await pace.rest()
    }
    return {
      levels: counts,
      others: others.length,
      examples: others.slice(0, xRayLimits.examples),
    }
  } catch (error) {
    if (error instanceof TookTooLong) return null
    throw error
  }
}

type LevelOf = (word: string) => number

/** Each word in lower case, in the order of the page, and whether it always has a capital. */
async function differentWords(html: string, levelOf: LevelOf, pace: Pace) {
  const tree = pageTree()
  for (let at = 0; at < html.length; at += pieceLength) {
    tree.write(html.slice(at, at + pieceLength), false)
    if (pace.isDue()) await pace.rest()
  }
  tree.write('', true)
  const found = new Map<string, boolean>()
  const seen = new Set<string>()
  for (const element of allOf(tree)) {
    if (pace.isDue()) await pace.rest()
    if (silent.has(element.tagName) || !isEnglish(element)) continue
    for (const [spoken] of joined(element).matchAll(/\S+/g)) {
      if (pace.isDue()) await pace.rest()
      if (spoken.length > longest || seen.has(spoken)) continue
      seen.add(spoken)
      for (const word of wordsOf(spoken, levelOf)) {
        const plain = word.toLowerCase()
        found.set(plain, word !== plain && (found.get(plain) ?? true))
      }
      if (seen.size >= mostWords) return found
    }
  }
  return found
}

const pieceLength = 4_096

/** What stands in no element, then every element. */
function* allOf({ root, elements }: PageTree): Generator<PageElement> {
  yield root
  yield* elements
}

const silent = new Set(
  'script style noscript template textarea iframe noembed noframes xmp code pre'.split(' '),
)

/** The nearest language that somebody wrote down, or none. */
function isEnglish(element: PageElement): boolean {
  for (let around: PageElement | null = element; around; around = around.parent) {
    const lang = around.attributes.get('lang')
    if (lang) return /^en\b/i.test(lang)
  }
  return true
}

/** Its own text: what is read in pieces comes in pieces, and an element parts words. */
const joined = ({ children }: PageElement) =>
  children.map((child) => (typeof child === 'string' ? child : ' ')).join('')

/** The words between two spaces; none of an address or of a transcription. */
function wordsOf(spoken: string, levelOf: LevelOf): string[] {
  if (/@|:\/\/|^www\.|^\/|[\u0250-\u02ff]/.test(spoken)) return []
  const text = spoken.replace(/[’‘ʼ]/g, "'").replace(/[‐‑]/g, '-')
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['-][\p{L}\p{N}\p{M}]+)*/gu)].flatMap(([word]) => {
    if (!/^[a-z'-]+$/i.test(word)) return []
    const bare = bareOf(word)
    const parts = levelOf(bare.toLowerCase()) > 0 ? [bare] : bare.split('-')
    return parts.filter((part) => part.length > 1 || /^[ai]$/i.test(part))
  })
}

const unlike = new Map([
  ["can't", 'can'],
  ["won't", 'will'],
  ["shan't", 'shall'],
])

/** Of don't and she's the word before. */
const bareOf = (word: string) =>
  unlike.get(word.toLowerCase()) ?? word.replace(/(?:n't|'(?:s|m|re|ve|ll|d))$/i, '')
