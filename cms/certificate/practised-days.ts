/** A moment by a learner's clock, with the day that her calendar had; older pages send none. */
export interface PractisedAt {
  at: number
  day?: string | undefined
}

/**
 * The first and the last day among moments of a learner's clock, which may be wrong: none lies
 * behind now, and none before the course was there.
 */
export function practisedDays(
  moments: readonly PractisedAt[],
  { earliest, now }: { earliest: number; now: number },
): { from: string; to: string } {
  const days = moments.map(({ at, day }) => {
    const believed = Math.min(now, Math.max(earliest, at))
    return within(utcDay(believed) + daysAhead(at, day), believed)
  })
  const known = days.length === 0 ? [utcDay(now)] : days
  return { from: textOf(Math.min(...known)), to: textOf(Math.max(...known)) }
}

const dayMs = 24 * 60 * 60 * 1000
const hourMs = 60 * 60 * 1000

/** The clocks of the world are between so far behind UTC, and so far ahead of it. */
const mostBehindMs = 12 * hourMs
const mostAheadMs = 14 * hourMs

const utcDay = (moment: number) => Math.floor(moment / dayMs)

/** How far her calendar was ahead of UTC's. */
const daysAhead = (at: number, day: string | undefined) =>
  day === undefined ? 0 : Date.parse(day) / dayMs - utcDay(at)

/** No day that it was nowhere at that moment. */
const within = (day: number, moment: number) =>
  Math.min(utcDay(moment + mostAheadMs), Math.max(utcDay(moment - mostBehindMs), day))

const textOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
