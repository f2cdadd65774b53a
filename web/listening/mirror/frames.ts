/** The loudness of each hundredth of a second, in decibels below full scale. */
export function frameLevels(samples: Float32Array, rate: number): number[] {
  const length = Math.round(rate / framesPerSecond)
  const levels: number[] = []
  for (let start = 0; start + length <= samples.length; start += length) {
    let sum = 0
    for (let at = start; at < start + length; at++) sum += (samples[at] ?? 0) ** 2
    levels.push(10 * Math.log10(sum / length + 1e-10))
  }
  return levels
}

export const framesPerSecond = 100

/** The value below which this share of all values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}
