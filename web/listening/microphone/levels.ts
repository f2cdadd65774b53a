/** How far the line swings at the most, and how little it still shows. */
const maxSwing = 11
const minSwing = 0.4

/** The loudness of a moment from 0 to 1, as the ear hears it: -60 dB is silence, -10 dB is loud. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < samples.length; index++) sum += (samples[index] ?? 0) ** 2
  const decibels = 10 * Math.log10(sum / samples.length + 1e-12)
  return Math.min(1, Math.max(0, (decibels + 60) / 50))
}

/** The line moves on by a wave, up and down: the newest stands at the right, the oldest falls out. */
export function swingsAfter(
  swings: readonly number[],
  level: number,
  count: number,
): readonly number[] {
  const full = swings.length === count ? swings : Array.from({ length: count }, () => minSwing)
  const swing = minSwing + level * (maxSwing - minSwing)
  return [...full.slice(2), swing, swing]
}

/** The level as a bar that begins at the left. */
export const stillPath = (level: number, width: number) => `M0 0H${Math.round(level * width)}`
