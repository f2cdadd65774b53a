import { plainText } from '../words/plain-text.ts'
import { spellingDistance } from './spelling-distance.ts'

/** Whether somebody may have meant this word: it is an English one, though not the right one. */
export type IsEnglish = (word: string) => boolean

/** How many letters may be wrong in a word of so many letters. */
export const allowedSlips = (letters: number): number =>
  letters <= 4 ? 0 : letters <= 8 ? 1 : mostSlips
const mostSlips = 2

/** In two words these are something else: 'may be late'. Any other is the same, badly parted. */
const otherInTwo = new Set(
  `across almost alone along already altogether another anyone anyway apart around away everyday
   everyone into maybe onto someone sometime sometimes together`.split(/\s+/),
)

/**
 * Whether a text is the answer with a slip of the pen: word by word, each within its length, and
 * none of them another English word or figure.
 */
export function isSlip(given: string, answer: string, isEnglish: IsEnglish): boolean {
  const written = wordsOf(given)
  const right = wordsOf(answer)
  if (digitsOf(written) !== digitsOf(right)) return false
  if (written.length !== right.length) return isSplitSlip(written, right, isEnglish)
  const slipped = written.filter((word, index) => word !== right[index])
  if (slipped.length === 0 || slipped.length > Math.max(1, Math.floor(right.length / 3)))
    return false
  return written.every((word, index) => isWordSlip(word, right[index] ?? '', isEnglish))
}

function isWordSlip(word: string, right: string, isEnglish: IsEnglish): boolean {
  if (word === right) return true
  if (isEnglish(word)) return false
  // A forgotten apostrophe is a slip however short the word is, unless it makes another word.
  if (right.includes("'") && word.replaceAll("'", '') === right.replaceAll("'", '')) return true
  if (Math.abs(word.length - right.length) > mostSlips) return false
  const distance = spellingDistance(word, right)
  return distance > 0 && distance <= allowedSlips([...right].length)
}

/** A space too many or too few beside a slip; a word that is left out is no slip. */
function isSplitSlip(
  written: readonly string[],
  right: readonly string[],
  isEnglish: IsEnglish,
): boolean {
  const isOther = (words: readonly string[], others: readonly string[]) =>
    words.some((word) => otherInTwo.has(word) && !others.includes(word))
  if (isOther(written, right) || isOther(right, written)) return false
  const joined = right.join('')
  if (written.length > right.length && written.join('') === joined) return true
  const odd = written.filter((word) => !right.includes(word))
  if (Math.abs(written.length - right.length) > 1 || odd.length === 0 || odd.some(isEnglish))
    return false
  return spellingDistance(written.join(''), joined) <= Math.min(1, allowedSlips([...joined].length))
}

/** A figure that is another one is no slip. */
const digitsOf = (words: readonly string[]) => words.join('').replace(/\D/g, '')

const wordsOf = (text: string): string[] =>
  plainText(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu) ?? []
