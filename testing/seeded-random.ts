/** Chance that can be repeated: the same seed gives the same values in the same order. */
export interface SeededRandom {
  /** A whole number from 0, below `end`. */
  below(end: number): number
  isLikely(probability: number): boolean
  oneOf<const Value>(values: readonly [Value, ...Value[]]): Value
  /** A list of at most so many values. */
  listOf<Value>(most: number, make: () => Value): Value[]
}

export function seededRandom(seed: number): SeededRandom {
  let state = seed | 0
  // mulberry32 (public domain)
  function next(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    isLikely: (probability) => next() < probability,
    oneOf: (values) => values[below(values.length)] ?? values[0],
    listOf: (most, make) => Array.from({ length: below(most + 1) }, make),
  }
}

/** The seed of this run: RANDOM_SEED repeats one, and a test that fails says which it was. */
export const runSeed = Number(process.env.RANDOM_SEED ?? Date.now() % 1_000_000)
