import type { CountedKind } from '../../contract/counts.ts'

/** What is counted: pages that were opened, and what happened in lessons. */
export type Kind = 'visited' | CountedKind

export interface DayCount {
  day: string
  kind: Kind
  lesson: number
  times: number
}

/** Far more than a site has lessons; what comes on top is not counted. */
const mostRows = 20_000

export type Counter = ReturnType<typeof createCounter>

/** Counts in memory until the counts are taken to be written; an addition, and no waiting. */
export function createCounter(now: () => number = Date.now) {
  let rows = new Map<string, DayCount>()

  function add({ day, kind, lesson, times }: DayCount): void {
    const key = `${day} ${kind} ${lesson}`
    const row = rows.get(key)
    if (row) row.times += times
    else if (rows.size < mostRows) rows.set(key, { day, kind, lesson, times })
  }

  return {
    count(kind: Kind, { lesson = 0, times = 1 } = {}): void {
      add({ day: new Date(now()).toISOString().slice(0, 10), kind, lesson, times })
    },

    /** All that was counted; from here on it begins at nothing. */
    take(): DayCount[] {
      const taken = [...rows.values()]
      rows = new Map()
      return taken
    },

    /** What could not be written is counted with what comes. */
    putBack: (taken: readonly DayCount[]) => taken.forEach(add),
  }
}

/** Of this process: endpoints and pages count into the same. */
export const counter = createCounter()
