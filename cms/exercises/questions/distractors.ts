import { spellingDistance } from '../answers/spelling-distance.ts'
import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { isSameText } from '../words/is-same-text.ts'
import { plainText } from '../words/plain-text.ts'
import { contentWords, sharedWords } from './content-words.ts'
import { findWord } from './find-word.ts'
import { meaningOf } from './masked.ts'
import { isPhrase, partOf, possibleParts } from './word-parts.ts'

/**
 * Other words of the set that are surely wrong for a row's meaning: none that means half the same,
 * none one letter away. Those of its part of speech and near its level come first.
 */
export function wrongWords(row: Row, set: PracticeSet, random: Random): Row[] {
  const others = shuffled(set.rows, random).filter((other) => isApart(row, other))
  const part = partOf(row, set)
  const level = set.facts[row.id]?.level ?? 0
  const distance = (other: Row) => {
    const otherLevel = set.facts[other.id]?.level ?? 0
    const isFar = level > 0 && otherLevel > 0 && Math.abs(level - otherLevel) > 1
    const isOther = part !== null && !possibleParts(other, set).includes(part)
    return (isPhrase(row) === isPhrase(other) ? 0 : 4) + (isOther ? 2 : 0) + (isFar ? 1 : 0)
  }
  return others.sort((one, other) => distance(one) - distance(other))
}

/**
 * Other words of the set that cannot fill a row's gap: another part of speech first; of the same
 * one only those whose meaning has nothing in common with the row's.
 */
export function unfitWords(row: Row, set: PracticeSet, random: Random): Row[] {
  const part = partOf(row, set)
  const others = shuffled(set.rows, random).filter(
    (other) => isApart(row, other) && isPhrase(other) === isPhrase(row),
  )
  const isOtherPart = (other: Row) => {
    const partsOfOther = possibleParts(other, set)
    return part !== null && partsOfOther.length > 0 && !partsOfOther.includes(part)
  }
  const unlike = others.filter(
    (other) => !isOtherPart(other) && sharedWords(row.meaning, other.meaning) === 0,
  )
  return [...others.filter(isOtherPart), ...unlike]
}

/** Whether nobody can take one for the other. */
function isApart(row: Row, other: Row): boolean {
  if (row.id === other.id || isSameText(row.word, other.word)) return false
  if (spellingDistance(plainText(row.word), plainText(other.word)) < 2) return false
  if (findWord(row.word, other.word).length > 0) return false
  const [meaning, another] = [meaningOf(row), meaningOf(other)]
  if (meaning === '' || another === '' || isSameText(meaning, another)) return false
  if (row.alsoRight.some((also) => isSameText(also, other.word))) return false
  const least = Math.min(contentWords(row.meaning).size, contentWords(other.meaning).size)
  return least === 0 || sharedWords(row.meaning, other.meaning) * 2 < least
}
