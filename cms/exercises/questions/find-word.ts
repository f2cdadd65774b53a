import { inflectedForms } from '../english/inflected-forms.ts'
import { isSameKey, type SpokenWord, spokenWords } from '../words/spoken-words.ts'

export interface Place {
  start: number
  end: number
}

/** What may stand before a word in a list and says nothing of it. */
export const leading = new Set(['to', 'a', 'an', 'the'])
/** What a list writes where a sentence has an object. */
export const objects = new Set('sb sth somebody someone something sb’s'.split(' '))

/**
 * Where a word, a phrase or a form of it stands in a sentence: every place, in reading order.
 * Brackets of the word may be absent, and of `a/b` either may stand there.
 */
export function findWord(sentence: string, word: string): Place[] {
  const said = spokenWords(sentence)
  for (const way of writtenWays(word)) {
    const wanted = wantedWords(way)
    const places = wanted.length > 0 ? placesOf(said, wanted) : []
    if (places.length > 0) return places
  }
  return []
}

/** `a/b` and `(…)` written out, the fullest way first; 16 at most. */
export function writtenWays(text: string): string[] {
  let ways = text.includes(' / ') ? text.split(/\s\/\s/) : [text]
  ways = ways.flatMap((way) =>
    /\([^()]*\)/.test(way)
      ? [way.replace(/[()]/g, ''), way.replace(/\s*\([^()]*\)\s*/g, ' ').trim()]
      : [way],
  )
  const choice = /([\p{L}'’-]+)\/([\p{L}'’-]+)/u
  for (let round = 0; round < 4; round++) {
    ways = ways.flatMap((way) =>
      choice.test(way) ? [way.replace(choice, '$1'), way.replace(choice, '$2')] : [way],
    )
  }
  return [...new Set(ways.filter((way) => way !== ''))].slice(0, 16)
}

function wantedWords(way: string): SpokenWord[] {
  const words = spokenWords(way)
  const first = words[0]?.text.toLowerCase() ?? ''
  const rest = words.length > 1 && leading.has(first) ? words.slice(1) : words
  const last = rest.at(-1)?.text.toLowerCase() ?? ''
  return rest.length > 1 && objects.has(last) ? rest.slice(0, -1) : rest
}

function placesOf(said: readonly SpokenWord[], wanted: readonly SpokenWord[]): Place[] {
  const places: Place[] = []
  for (let from = 0; from + wanted.length <= said.length; from++) {
    const window = said.slice(from, from + wanted.length)
    const first = window[0]
    const last = window.at(-1)
    if (first && last && window.every((word, index) => isFormOf(word, wanted[index]))) {
      places.push({ start: first.start, end: last.end })
    }
  }
  return places
}

/** Whether a said word is the wanted one or a form of it. */
export function isFormOf(word: SpokenWord, wanted: SpokenWord | undefined): boolean {
  if (!wanted) return false
  const isSame = word.keys.length === wanted.keys.length
  if (isSame && word.keys.every((key, index) => isSameKey(key, wanted.keys[index] ?? '')))
    return true
  const said = (word.keys[0] ?? '').replace(/'s$/, '')
  const base = wanted.keys.length === 1 ? (wanted.keys[0] ?? '') : ''
  return (
    base !== '' && word.keys.length === 1 && (said === base || inflectedForms(base).includes(said))
  )
}
