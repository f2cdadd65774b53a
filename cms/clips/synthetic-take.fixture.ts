/** A part of a take that is made up: so long, so loud, of this kind. */
export interface Part {
  kind: 'word' | 'pause' | 'cough' | 'click'
  seconds: number
  /** Of the loudest. */
  level?: number
}

export interface SyntheticTake {
  samples: Float32Array<ArrayBuffer>
  rate: number
  /** Where each word begins and ends. */
  words: { start: number; end: number }[]
}

const rate = 24_000

/**
 * A take for tests: words as a voice makes them (a tone with overtones that swells and fades, with a
 * silence before its last sound), in a room that is never quite silent. The same each time.
 */
export function syntheticTake(parts: readonly Part[], room = 0.001): SyntheticTake {
  const random = randomOf(7)
  const chunks: Float32Array[] = []
  const words: SyntheticTake['words'] = []
  let seconds = 0
  for (const { kind, seconds: length, level = 0.3 } of parts) {
    const count = Math.round(length * rate)
    chunks.push(
      Float32Array.from({ length: count }, (_, index) => {
        const noise = room * (random() * 2 - 1)
        return noise + level * shapes[kind](index / rate, length, random)
      }),
    )
    if (kind === 'word') words.push({ start: seconds, end: seconds + length })
    seconds += count / rate
  }
  return { samples: joined(chunks), rate, words }
}

/** Words with a pause before, between and behind them. */
export const spaced = (words: readonly Part[], pause = 0.6): Part[] => [
  { kind: 'pause', seconds: pause },
  ...words.flatMap((word): Part[] => [word, { kind: 'pause', seconds: pause }]),
]

const shapes: Record<Part['kind'], (at: number, length: number, random: () => number) => number> = {
  pause: () => 0,
  word(at, length) {
    const swell = Math.min(1, at / 0.03, (length - at) / 0.06)
    // The stop before a last 't' or 'k'.
    const stop = length > 0.4 && at > length - 0.17 && at < length - 0.08 ? 0.01 : 1
    const tone = [1, 0.6, 0.4, 0.2].reduce(
      (sum, strength, index) => sum + strength * Math.sin(2 * Math.PI * 130 * (index + 1) * at),
      0,
    )
    return (Math.max(0, swell) * stop * tone) / 1.6
  },
  cough: (at, length, random) => (random() * 2 - 1) * Math.exp((-4 * at) / length) * 3,
  click: (at, length, random) => (random() * 2 - 1) * Math.exp((-9 * at) / length),
}

function joined(chunks: readonly Float32Array[]): Float32Array<ArrayBuffer> {
  const all = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

/** Chance that is the same each time. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
