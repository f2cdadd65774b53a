import type { GradedDay } from './grades.ts'

/** The ways in which a word is asked for, from the gentlest to the hardest. */
const rungs = ['choose', 'type', 'hear', 'say'] as const
export type Rung = (typeof rungs)[number]

/** Each good day climbs one rung, each forgotten one goes a rung back; a hard one stays. */
export function rungOf(days: readonly GradedDay[]): Rung {
  let height = 0
  for (const { grade } of days) {
    if (grade === 'good') height = Math.min(height + 1, rungs.length - 1)
    if (grade === 'again') height = Math.max(height - 1, 0)
  }
  return rungs[height] ?? 'choose'
}
