import { britishKey } from './british-key.ts'
import { fullForms } from './contractions.ts'
import { eitherByNextWord, standsBetween } from './either-by-next-word.ts'
import { plainText } from './plain-text.ts'
import { spokenNumber } from './spoken-number.ts'
import { unitWays } from './unit-ways.ts'

/** A word of a text, with what it is compared by. */
export interface SpokenWord {
  /** As it stands in the text. */
  text: string
  start: number
  end: number
  /** Comparable words: one, or several for a contraction or a number; `a|b` is either. */
  keys: readonly string[]
  /** Other ways to say the same: 2024 is 'twenty twenty four' and 'two thousand and twenty four'. */
  otherKeys: readonly (readonly string[])[]
  /** 'Um' and 'er': kept apart from what was meant. */
  isFiller: boolean
  /** A hyphen follows, or the dot of an initial: it may be written in one with the next word. */
  joinsNext: boolean
}

const fillers = new Set('um umm uh uhh er err erm hm hmm mm mmm ah eh'.split(' '))
const tokens = new RegExp(
  [
    /[£$€]\d+(?:,\d{3})*(?:\.\d+)?\s[mb]illion(?!\p{L})/u,
    /[£$€]?\d+(?:,\d{3})*(?:[.:]\d+)?(?:\s?[ap]\.m\.?|\s?[ap]m(?!\p{L})|(?:st|nd|rd|th|bn|[kmp]|'?s)(?!\p{L})|\s?%|\s?[£$€](?!\d))?/u,
    /(?:[ap]\.m\.?|e\.g\.|i\.e\.|o\.k\.?)(?!\p{L})/u,
    /'(?:cause|til)(?![\p{L}'])/u,
    /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
)

const hyphen = /^[-‐‑–]\p{L}/u
const initialOrHyphen = /^(?:[-‐‑–]\p{L}|\.\s?\p{L}(?!\p{L}))/u

/**
 * The words of a text as they are said and compared: case, quotes and punctuation gone, a hyphen
 * is a space, contractions and numbers written out, American spellings British, and no accents,
 * which no English keyboard has: café is cafe.
 */
export function spokenWords(text: string): SpokenWord[] {
  const words = [...withApostrophes(text).matchAll(tokens)].map(({ 0: token, index: start }) => {
    const [keys = [], ...otherKeys] = keptWaysOf(token)
    const end = start + token.length
    const shown = text.slice(start, end)
    const isInitial = token.length <= 2 // Ph.D. has two letters before its dot
    const joinsNext = (isInitial ? initialOrHyphen : hyphen).test(text.slice(end, end + 4))
    return { text: shown, start, end, keys, otherKeys, isFiller: isFiller(keys), joinsNext }
  })
  return words.map((word, at) => inContext(word, words, at))
}

/** A word with what the one before it and the one behind it tell. */
function inContext(word: SpokenWord, words: readonly SpokenWord[], at: number): SpokenWord {
  const before = words[at - 1]
  const units = before && /\d$/.test(before.text) ? unitWays(word.keys[0] ?? '', before.keys) : []
  if (units.length > 0) return { ...word, otherKeys: units, isFiller: false }
  const ways = [word.keys, ...word.otherKeys]
  if (!ways.some((keys) => keys.at(-1)?.includes('|'))) return word
  const next = words.slice(at + 1).find(({ keys, isFiller }) => {
    return !isFiller && !standsBetween(keys[0] ?? '')
  })
  const [keys = [], ...otherKeys] = ways.map((way) => [
    ...way.slice(0, -1),
    eitherByNextWord(way.at(-1) ?? '', next?.keys[0] ?? ''),
  ])
  return { ...word, keys, otherKeys }
}

/**
 * A text of the same length with straight apostrophes. Keyboards of many languages have an accent or a
 * prime on the key that is taken for one; what else opens a quote is none but between letters.
 */
const withApostrophes = (text: string) => text.replace(/[’ʼ＇]|(?<=\p{L})[‘‛`´′](?=\p{L})/gu, "'")

/** Whether two keys may be the same word: `is|has` is `has`. */
export const isSameKey = (one: string, other: string): boolean =>
  one === other ||
  (`${one}${other}`.includes('|') && one.split('|').some((each) => other.split('|').includes(each)))

/** Words that are as right in two: their first way is the one that is looked for in a text. */
const partedWords: Readonly<Record<string, string[]>> = {
  anymore: ['any', 'more'],
  forever: ['for', 'ever'],
  onto: ['on', 'to'],
  percent: ['per', 'cent'],
  underway: ['under', 'way'],
  website: ['web', 'site'],
  websites: ['web', 'sites'],
}

type Ways = readonly (readonly string[])[]

/** The same few thousand words come again and again; what they are compared by is looked up. */
const kept = new Map<string, Ways>()
const mostKept = 4_000
/** A longer one may be a mere view of its text, which would be kept with it. */
const longestKept = 12

function keptWaysOf(token: string): Ways {
  const known = kept.get(token)
  if (known) return known
  const ways = waysOf(withoutAccents(plainText(token)))
  if (kept.size >= mostKept) kept.clear()
  if (token.length <= longestKept) kept.set(token, ways)
  return ways
}

/** Of Latin letters alone: to others their marks belong. A Turkish i has lost its dot. */
const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .replaceAll('ı', 'i')
    .normalize('NFC')

function waysOf(token: string): string[][] {
  const numbers = spokenNumber(token)
  if (numbers.length > 0) return numbers
  const bare = token.replaceAll('.', '')
  const full = fullForms(bare)
  if (full) return [full.map(britishKey)]
  const parted = Object.hasOwn(partedWords, bare) && partedWords[bare]
  if (parted) return [[bare], parted]
  if (bare.endsWith("'s")) {
    const owner = britishKey(bare.slice(0, -2))
    return [[`${owner}'s`], [owner, 'is|has']]
  }
  return [[britishKey(bare)]]
}

const isFiller = (keys: readonly string[]) => keys.length === 1 && fillers.has(keys[0] ?? '')
