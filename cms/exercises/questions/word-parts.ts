import type { Part, PracticeSet } from '../practice-set.ts'
import type { Row } from '../row.ts'
import { senseOf } from './row-sense.ts'

/** How a definition begins tells what it defines. */
const beginnings: readonly (readonly [RegExp, Part])[] = [
  [/^(?:\(?verb\)?\b|as a verb\b|to [a-z]+\b)/i, 'v'],
  [/^(?:\(?noun\)?\b|as a noun\b|(?:a|an|the|one of|somebody|someone|something)\b)/i, 'n'],
  [/^(?:\(?adjective\)?\b|as an adjective\b)/i, 'a'],
  [/^(?:\(?adverb\)?\b|as an adverb\b)/i, 'r'],
]

/** The part of speech that a row is practised as; null where it cannot be known. */
export function partOf(row: Row, { facts }: PracticeSet): Part | null {
  const begun = !senseOf(row).isPhrase && beginnings.find(([form]) => form.test(row.meaning.trim()))
  if (begun) return begun[1]
  if (/^to\s/i.test(row.word)) return 'v'
  const known = facts[row.id]?.parts ?? []
  return known.length === 1 ? (known[0] ?? null) : null
}

/** Every part of speech that the word may be, as its own example shows too; empty where it cannot be known. */
export function possibleParts(row: Row, set: PracticeSet): readonly Part[] {
  const part = partOf(row, set)
  const known: Part[] = [...(part ? [part] : []), ...(set.facts[row.id]?.parts ?? [])]
  if (known.length === 0) return []
  // To mix up, and a mix-up.
  const isPhrasal = /\S\s(?:up|out|off|over|back|down|in|away|on)$/i.test(row.word)
  const also: Part[] = [
    ...(senseOf(row).isInflected ? ['v' as const] : []),
    ...(isPhrasal ? ['n' as const] : []),
  ]
  return [...new Set([...known, ...also])]
}
