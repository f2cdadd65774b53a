import { isRecord } from '../../contract/is-record.ts'

/** Shorter ones are names of things ('paragraph', 'Diagnose'), not words that somebody invented. */
const shortestText = 12

/** How many texts of a sample stand where the sample has them. */
export function sameTexts(sample: unknown, stored: unknown): number {
  if (typeof sample === 'string') return sample.length >= shortestText && sample === stored ? 1 : 0
  if (Array.isArray(sample)) {
    const rows = Array.isArray(stored) ? stored : []
    return sum(sample.map((row, place) => sameTexts(row, rows[place])))
  }
  if (!isRecord(sample) || !isRecord(stored)) return 0
  return sum(Object.entries(sample).map(([name, value]) => sameTexts(value, stored[name])))
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
