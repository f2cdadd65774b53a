/**
 * The first and the last day among moments of a learner's clock, which may be wrong: none lies
 * behind now, and none before the course was there.
 */
export function practisedDays(
  moments: readonly number[],
  { earliest, now }: { earliest: number; now: number },
): { from: string; to: string } {
  const believed = moments.map((moment) => Math.min(now, Math.max(earliest, moment)))
  const sorted = believed.length === 0 ? [now] : believed.toSorted((a, b) => a - b)
  return { from: dayOf(sorted.at(0) ?? now), to: dayOf(sorted.at(-1) ?? now) }
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
