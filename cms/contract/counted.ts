// Apart from the schemas: a public page needs these numbers, and no schema.

/** Fewer than so many are not told. */
export const fewest = 5

/** How long a day's counts are kept. */
export const keptMonths = 13

/** The stretches of days that the tutor is told of. */
export const toldDays = [7, 28] as const

/** A count as people read it. */
export const countText = (count: number | null): string =>
  count === null ? `fewer than ${fewest}` : String(count)
