/** The value below which this part of the figures lies, 0.5 for the median; NaN of none. */
export function percentile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  const at = Math.ceil(sorted.length * part) - 1
  return sorted[Math.max(0, at)] ?? Number.NaN
}

/** The middle figure, of an even number the lower one of the two. */
export const median = (figures: readonly number[]) => percentile(figures, 0.5)

/**
 * Takes each measurement once a round, one after the other, so that a slower moment of the machine
 * meets all of them. The first round, which warms everything up, does not count.
 * @returns the figures of each measurement, in their order
 */
export async function inRounds(
  rounds: number,
  measurements: readonly (() => Promise<number>)[],
): Promise<number[][]> {
  const figures: number[][] = measurements.map(() => [])
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of measurements.entries()) {
      const figure = await measure()
      if (round > 0) figures[index]?.push(figure)
    }
  }
  return figures
}

/** The median of each measurement's rounds. */
export const mediansOf = async (
  rounds: number,
  measurements: readonly (() => Promise<number>)[],
): Promise<number[]> => (await inRounds(rounds, measurements)).map(median)
