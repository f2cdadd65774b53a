import { isSameKey, type SpokenWord, spokenWords } from './spoken-words.ts'

/**
 * Whether a text says the same as the right one: case, punctuation, hyphens, contractions, numbers
 * in figures and British or American spelling make no difference, and an 'um' more neither.
 */
export function isSameText(given: string, right: string): boolean {
  const wanted = wordsOf(right)
  return areSameWords(meantWords(given, wanted), wanted)
}

/** A text as it is compared, in which a sign that is said is a word. */
export const withSigns = (text: string): string => text.replaceAll('&', ' and ')

const wordsOf = (text: string) => spokenWords(withSigns(text))

/** The words of what was given without its 'um' and 'er', unless they are words of the right text. */
export function meantWords(given: string, right: readonly SpokenWord[]): SpokenWord[] {
  const known = new Set(right.map(({ keys }) => keys[0]))
  return wordsOf(given).filter(({ isFiller, keys }) => !isFiller || known.has(keys[0]))
}

/** What is left of a text: of the word before `at` some keys, and all words from there on. */
interface Rest {
  keys: readonly string[]
  at: number
}

/** Whether the words of two texts are the same in one of the ways in which they may be said. */
export function areSameWords(ones: readonly SpokenWord[], others: readonly SpokenWord[]): boolean {
  if (ones.length === 0 || others.length === 0) return false
  const [one, other] = [onlyKey(ones), onlyKey(others)]
  if (one && other) return isSameKey(one, other)
  const start = { keys: [], at: 0 }
  const open: (readonly [Rest, Rest])[] = [[start, start]]
  const seen = new Set<string>()
  for (let left = open.pop(); left; left = open.pop()) {
    const [one, other] = left
    if (isOver(one, ones) && isOver(other, others)) return true
    for (const head of headsOf(one, ones)) {
      for (const another of headsOf(other, others)) {
        const next = nextOf(head, another, { ones, others })
        const name = next ? next.map(({ keys, at }) => `${at} ${keys.join(' ')}`).join('/') : ''
        if (next && !seen.has(name)) open.push(next)
        seen.add(name)
      }
    }
  }
  return false
}

/** Of a single word that is said in one way: most are, and every one is held against every other. */
const onlyKey = ([first, ...more]: readonly SpokenWord[]) =>
  first && more.length + first.otherKeys.length === 0 && first.keys.length === 1
    ? first.keys[0]
    : undefined

const isOver = ({ keys, at }: Rest, words: readonly SpokenWord[]) =>
  keys.length === 0 && at >= words.length

/** The ways in which it may go on. */
function headsOf(rest: Rest, words: readonly SpokenWord[]): Rest[] {
  const word = words[rest.at]
  if (rest.keys.length > 0 || !word) return [rest]
  return [word.keys, ...word.otherKeys].map((keys) => ({ keys, at: rest.at + 1 }))
}

interface Both {
  ones: readonly SpokenWord[]
  others: readonly SpokenWord[]
}

/** What is left behind a key that both have; 'add-' leaves the 'ons' of 'addons'. */
function nextOf(one: Rest, other: Rest, { ones, others }: Both): readonly [Rest, Rest] | null {
  const [key, ...keys] = one.keys
  const [otherKey, ...otherKeys] = other.keys
  if (key === undefined || otherKey === undefined) return null
  const [after, otherAfter] = [
    { ...one, keys },
    { ...other, keys: otherKeys },
  ]
  if (isSameKey(key, otherKey)) return [after, otherAfter]
  if (keys.length === 0 && ones[one.at - 1]?.joinsNext && otherKey.startsWith(key))
    return [after, { ...other, keys: [otherKey.slice(key.length), ...otherKeys] }]
  if (otherKeys.length === 0 && others[other.at - 1]?.joinsNext && key.startsWith(otherKey))
    return [{ ...one, keys: [key.slice(otherKey.length), ...keys] }, otherAfter]
  return null
}
