import { spellingDistance } from '../answers/spelling-distance.ts'
import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { senseOf, sharedSense } from './row-sense.ts'
import { partOf, possibleParts } from './word-parts.ts'

/**
 * Other words of the set that are surely wrong for a row's meaning: none that means half the same,
 * none one letter away. Those of its part of speech and near its level come first.
 */
export function wrongWords(row: Row, set: PracticeSet, random: Random): Row[] {
  const others = sample(set, random).filter((other) => isApart(row, other))
  const part = partOf(row, set)
  const level = set.facts[row.id]?.level ?? 0
  const distance = (other: Row) => {
    const otherLevel = set.facts[other.id]?.level ?? 0
    const isFar = level > 0 && otherLevel > 0 && Math.abs(level - otherLevel) > 1
    const isOther = part !== null && !possibleParts(other, set).includes(part)
    return (
      (senseOf(row).isPhrase === senseOf(other).isPhrase ? 0 : 4) +
      (isOther ? 2 : 0) +
      (isFar ? 1 : 0)
    )
  }
  return others.sort((one, other) => distance(one) - distance(other))
}

/**
 * Other words of the set that cannot fill a row's gap: another part of speech first; of the same
 * one only those whose meaning has nothing in common with the row's.
 */
export function unfitWords(row: Row, set: PracticeSet, random: Random): Row[] {
  const part = partOf(row, set)
  const others = sample(set, random).filter(
    (other) => isApart(row, other) && senseOf(other).isPhrase === senseOf(row).isPhrase,
  )
  const isOtherPart = (other: Row) => {
    const partsOfOther = possibleParts(other, set)
    return part !== null && partsOfOther.length > 0 && !partsOfOther.includes(part)
  }
  const unlike = others.filter((other) => !isOtherPart(other) && sharedSense(row, other) === 0)
  return [...others.filter(isOtherPart), ...unlike]
}

/** Enough to find some that fit among; all of a great set would be held against all others. */
const mostCompared = 60

const sample = ({ rows }: PracticeSet, random: Random) =>
  shuffled(rows, random).slice(0, mostCompared)

/** Whether nobody can take one for the other. */
function isApart(row: Row, other: Row): boolean {
  const [one, another] = [senseOf(row), senseOf(other)]
  if (row.id === other.id || one.key === another.key || one.meaningKey === another.meaningKey)
    return false
  if (one.meaningKey === '' || another.meaningKey === '') return false
  if (one.alsoKeys.includes(another.key) || another.alsoKeys.includes(one.key)) return false
  if (one.plainWord.includes(another.plainWord) || another.plainWord.includes(one.plainWord))
    return false
  if (spellingDistance(one.plainWord, another.plainWord) < 2) return false
  const least = Math.min(one.content.size, another.content.size)
  return least === 0 || sharedSense(row, other) * 2 < least
}
