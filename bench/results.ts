import { writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { isMissed } from './row.ts'
import { hasMissed, type Outcome } from './table.ts'

/** All figures with what decides on them, for comparing one run with another by script. */
export function resultsOf(outcomes: readonly Outcome[], at: Date) {
  return {
    at: at.toISOString(),
    machine: {
      processor: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      memoryMB: Math.round(totalmem() / 1e6),
      node: process.version,
    },
    met: !outcomes.some(hasMissed),
    rows: outcomes.map(({ figures, ...outcome }) => ({
      ...outcome,
      met: !hasMissed({ figures, ...outcome }),
      figures: figures.map((figure) => ({
        ...figure,
        value: Number.isFinite(figure.value) ? figure.value : null,
        ...(figure.bound ? { met: !isMissed(figure) } : {}),
      })),
    })),
  }
}

/** Writes the figures as JSON. */
export const writeResults = (file: string, outcomes: readonly Outcome[]) =>
  writeFile(file, `${JSON.stringify(resultsOf(outcomes, new Date()), null, 2)}\n`)
