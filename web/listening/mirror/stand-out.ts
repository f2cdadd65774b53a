import { PitchDetector } from 'pitchy'
import { engineRate } from '../engine/engine-rate.ts'
import type { TimedWord } from '../engine/sounded-word.ts'
import { quantile } from './frames.ts'

/** 64 ms: two periods of the deepest voice that is looked for. */
const windowLength = 1024
const stepLength = 256
/** Voices of people; below and above it is a hum or a whistle. */
const hertz = { least: 70, most: 450 }
const leastClarity = 0.85
/** A word stands out by this much, in semitones; 6 dB of loudness count as one and a half. */
const leastLead = 1.5
const semitonesPerDecibel = 0.25

interface Heard {
  /** Semitones above the speaker's own middle. */
  height: number
  loudness: number
}

/**
 * The index of the word that stood out from the others by the pitch and the loudness of its voiced
 * parts; null where none did. Measured round the speaker's own median: high and deep voices are
 * alike.
 */
export function standOut(samples: Float32Array, words: readonly TimedWord[]): number | null {
  const voiced = voicedFrames(samples)
  if (words.length < 2 || voiced.length === 0) return null
  const middle = quantile(
    voiced.map(({ pitch }) => pitch),
    0.5,
  )
  const usual = quantile(
    voiced.map(({ level }) => level),
    0.5,
  )
  const heard = words.map(({ from, to }): Heard | null => {
    const own = voiced.filter(({ at }) => at >= from && at <= to)
    if (own.length < 2) return null
    return {
      height:
        12 *
        Math.log2(
          quantile(
            own.map(({ pitch }) => pitch),
            0.8,
          ) / middle,
        ),
      loudness:
        quantile(
          own.map(({ level }) => level),
          0.8,
        ) - usual,
    }
  })
  return leader(heard)
}

function voicedFrames(samples: Float32Array) {
  const detector = PitchDetector.forFloat32Array(windowLength)
  const frames: { at: number; pitch: number; level: number }[] = []
  for (let start = 0; start + windowLength <= samples.length; start += stepLength) {
    const part = samples.subarray(start, start + windowLength)
    const level = 10 * Math.log10(part.reduce((sum, value) => sum + value ** 2, 1e-10))
    const [pitch, clarity] = detector.findPitch(part, engineRate)
    if (clarity < leastClarity || pitch < hertz.least || pitch > hertz.most) continue
    frames.push({ at: (start + windowLength / 2) / engineRate, pitch, level })
  }
  return frames
}

/** The one that leads the next best by enough. */
function leader(heard: readonly (Heard | null)[]): number | null {
  const marks = heard.map((one) =>
    one ? one.height + one.loudness * semitonesPerDecibel : Number.NEGATIVE_INFINITY,
  )
  const [best, next] = marks.toSorted((one, other) => other - one)
  if (best === undefined || next === undefined || !Number.isFinite(best)) return null
  if (best - next < leastLead) return null
  return marks.indexOf(best)
}
