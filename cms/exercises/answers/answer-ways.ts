import { writtenWays } from '../questions/find-word.ts'
import { withFullObjects, withoutObject } from './objects.ts'

/** One of the ways to write a tutor's word. */
export interface AnswerWay {
  /** As it is shown to the learner. */
  shown: string
  /** What counts as it: objects in full, and without the one at the end. */
  texts: string[]
}

/** Every way to write a tutor's word: of `a/b` either, with brackets and without. */
export const answerWays = (text: string): AnswerWay[] =>
  [...wholeAlternatives(text), ...partsOf(text), text].flatMap(writtenWays).map((way) => {
    const shown = trimmed(way)
    return { shown, texts: [...new Set([shown, withFullObjects(shown), withoutObject(shown)])] }
  })

/** `begin; start` is either; a sentence may have a semicolon of its own. */
function partsOf(text: string): string[] {
  const parts = text.split(';').filter((part) => part.trim() !== '')
  const isList = parts.every((part) => part.trim().split(/\s+/).length <= longestListed)
  return parts.length > 1 && isList && !/[.?!…]/.test(text) ? parts : []
}

const longestListed = 4

/** A text without the dots that leave something open, and without what stands around it. */
export const trimmed = (text: string): string =>
  text.replace(/\s*(?:…|\.\.\.)\s*/g, ' ').replace(/^[\s"“”'‘’.,;:!?]+|[\s"“”'‘’.,;:!?]+$/g, '')

const particles = new Set(
  `about across after along apart around aside at away back by down for forward from in into of off
   on onto out over round through to together up upon with without`.split(/\s+/),
)
const notFirst = new Set([...particles, ...'a an the it him her them me us you'.split(' ')])

/**
 * The halves of `turn on/switch on`, which are phrases of their own; none of `turn on/off the light`,
 * where a single word has another.
 */
function wholeAlternatives(text: string): string[] {
  const halves = text.split('/').map((half) => half.trim())
  const [one = [], other = []] = halves.map((half) => half.toLowerCase().split(/\s+/))
  if (halves.length !== 2 || one.length < 2 || other[0] === '') return []
  const last = one.at(-1) ?? ''
  const areAlike = other.length > 1 && (one[0] === other[0] || last === other.at(-1))
  const isChoiceOfWords = !particles.has(last) || notFirst.has(other[0] ?? '')
  return areAlike || !isChoiceOfWords ? halves : []
}
