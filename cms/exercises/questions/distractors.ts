import { nearnessTo } from '../answers/nearness-to.ts'
import type { Part, PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import type { Gap } from './gap-of.ts'
import { senseOf, sharedSense } from './row-sense.ts'
import { partOf, possibleParts } from './word-parts.ts'

/** So many wrong words make a question: with as many of its own, a set borrows none. */
const enough = 3

/**
 * Other words of the set that are surely wrong for a row's meaning: none that means half the same,
 * none one letter away. Those of its part of speech and near its level come first.
 */
export function wrongWords(row: Row, set: PracticeSet, random: Random): Row[] {
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
  return fromSet({ set, random }, (rows) =>
    rows
      .filter((other) => isApart(row, other))
      .map((other) => ({ other, far: distance(other) }))
      .sort((one, another) => one.far - another.far)
      .map(({ other }) => other),
  )
}

/**
 * Other words of the set that hardly fill a row's gap, for lists in which every word has a sentence
 * of its own: another part of speech first, then those whose meanings have nothing in common.
 */
export function unfitWords(row: Row, set: PracticeSet, random: Random): Row[] {
  const part = partOf(row, set)
  const others = sample(set.rows, random).filter(
    (other) => isApart(row, other) && senseOf(other).isPhrase === senseOf(row).isPhrase,
  )
  const isOtherPart = (other: Row) => {
    const parts = possibleParts(other, set)
    return part !== null && parts.length > 0 && !parts.includes(part)
  }
  const isUnrelated = (other: Row) => !isOtherPart(other) && sharedSense(row, other) === 0
  return [...others.filter(isOtherPart), ...others.filter(isUnrelated)]
}

/**
 * Other words of the set that cannot fill a row's gap. Meaning alone never tells: a steady increase
 * is a gradual one, and figures that reach a peak may reach a plateau. So a word must be of another
 * part of speech, and a phrase must not go with how the sentence goes on.
 */
export function impossibleWords(row: Row, gap: Gap, chance: Chance): Row[] {
  const { set } = chance
  const part = partOf(row, set)
  const isPhrase = senseOf(row).isPhrase
  const isImpossible = (other: Row) => {
    if (senseOf(other).isPhrase !== isPhrase) return false
    const cannotStand = isPhrase
      ? isUnlike(row.word, other.word, gap) && !isAside(gap)
      : isOtherPart(possibleParts(other, set), part, gap)
    return cannotStand && isApart(row, other)
  }
  return fromSet(chance, (rows) => rows.filter(isImpossible))
}

/** Words that are found among the set's own; where those are too few, borrowed ones behind them. */
function fromSet({ set, random }: Chance, find: (rows: readonly Row[]) => Row[]): Row[] {
  const own = find(sample(set.rows, random))
  return own.length >= enough ? own : [...own, ...find(sample(set.others ?? [], random))]
}

/** A word of another part of speech, which a gap cannot take as a participle either. */
function isOtherPart(parts: readonly Part[], part: Part | null, gap: Gap): boolean {
  if (part === null || parts.length === 0 || parts.includes(part)) return false
  return !parts.includes('v') || !mayBeVerbForm(part, gap)
}

interface Chance {
  set: PracticeSet
  random: Random
}

/**
 * What has to go on cannot stand at the end; a whole sentence cannot stand where one goes on, unless
 * what follows might be a sentence of its own.
 */
function isUnlike(phrase: string, other: string, { after }: Gap): boolean {
  if (isOpen(other)) return /^\s*(?:[.?!]|$)/.test(after)
  return isWhole(other) && !isWhole(phrase) && /^\s*[,\p{Ll}]/u.test(after)
}

const isOpen = (phrase: string) => /(?:…|\.\.\.)[.?!]?$/.test(phrase.trim())
const isWhole = (phrase: string) => !isOpen(phrase) && /[.?!]$/.test(phrase.trim())

/** Between commas or before a dash nearly every phrase may stand. */
const isAside = ({ before, after }: Gap) =>
  /^\s*[–—-]/.test(after) || (/[,–—-]\s*$/.test(before) && /^\s*[,–—-]/.test(after))

const determined =
  /(?<!\w)(?:an?|the|my|your|his|her|its|our|their|this|that|these|those|every|each|one|no|\w+[’']s)\s+(?:(?!little\b)[\w’-]+\s+)?$/i

/** Whether a participle or an -ing form of a verb may stand where the word stands. */
const mayBeVerbForm = (part: Part, { before }: Gap) =>
  part === 'a' || (part === 'n' && !determined.test(before))

/** Enough to find some that fit among; all of a great set would be held against all others. */
const mostCompared = 60

const sample = (rows: readonly Row[], random: Random) =>
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
  if (nearnessTo(one.plainWord, 1)(another.plainWord)) return false
  const least = Math.min(one.content.size, another.content.size)
  return least === 0 || sharedSense(row, other) * 2 < least
}
