import { type SpokenWord, spokenWords } from '../words/spoken-words.ts'
import { isFormOf, leading, objects, type Place, writtenWays } from './find-word.ts'

const particles = new Set(
  'about across along apart around aside away back by down in off on out over round through to together up'.split(
    ' ',
  ),
)

/** 'it', 'the meeting', 'her old friend': an object is seldom longer. */
const mostBetween = 3

/**
 * The two halves of a phrasal verb wherever an object parts them, a place each: 'put it off' holds
 * 'put something off' and 'put off'.
 */
export function findParted(sentence: string, word: string): Place[] {
  const said = spokenWords(sentence)
  return writtenWays(word).flatMap((way) => {
    const halves = halvesOf(way)
    return halves ? partedPlaces(said, halves) : []
  })
}

/** A verb and its particle; null for any other phrase, which no object parts. */
function halvesOf(way: string): readonly [SpokenWord, SpokenWord] | null {
  const words = spokenWords(way).filter(
    ({ text }, index) =>
      !objects.has(text.toLowerCase()) && !(index === 0 && leading.has(text.toLowerCase())),
  )
  const [verb, particle] = words
  if (!verb || !particle || words.length > 2) return null
  return particles.has(particle.text.toLowerCase()) ? [verb, particle] : null
}

function partedPlaces(
  said: readonly SpokenWord[],
  [verb, particle]: readonly [SpokenWord, SpokenWord],
): Place[] {
  return said.flatMap((one, from) => {
    if (!isFormOf(one, verb)) return []
    const after = said.slice(from + 2, from + 2 + mostBetween)
    const other = after.find((next) => isFormOf(next, particle))
    return other ? [one, other].map(({ start, end }) => ({ start, end })) : []
  })
}
