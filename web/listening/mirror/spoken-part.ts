import { frameLevels, framesPerSecond, quantile } from './frames.ts'

/** What a recording shows without anybody having understood it. */
export interface SpokenPart {
  /**
   * `silent`: nothing was said; `noisy`: the room is nearly as loud as the voice; `unknown`: there
   * is no sound to look at.
   */
  room: 'good' | 'silent' | 'noisy' | 'unknown'
  /** Seconds from the first sound of the voice to its last. */
  seconds: number
  /** Silences between, longer than a breath. */
  pauses: Pause[]
  /** How far the voice swings, from 0 to 1, in so many steps. */
  shape: number[]
}

export interface Pause {
  from: number
  to: number
}

/** A pause that a listener hears as one; shorter silences belong to the sounds. */
export const pauseSeconds = 0.25

/** A voice is this much louder than the room, in decibels; with less, no word can be told. */
const leastContrast = 10
const leastVoice = -48
/** Shorter than this it is a click or a cough. */
const leastFrames = 12
const shapeSteps = 96

export function spokenPartOf(samples: Float32Array, rate: number): SpokenPart {
  const levels = frameLevels(samples, rate)
  const floor = quantile(levels, 0.1)
  const top = quantile(levels, 0.95)
  const shape = shapeOf(levels)
  if (samples.length === 0) return { room: 'unknown', seconds: 0, pauses: [], shape }
  if (levels.length === 0 || top < leastVoice) {
    return { room: 'silent', seconds: 0, pauses: [], shape }
  }
  // A recording without any silence has no floor to be measured: the voice fills it.
  const isNoisy = floor > leastVoice && top - floor < leastContrast
  const threshold = Math.max(floor + (top - floor) * 0.35, leastVoice)
  const loud = levels.flatMap((level, index) => (level >= threshold ? [index] : []))
  const first = loud[0]
  const last = loud.at(-1)
  if (first === undefined || last === undefined || loud.length < leastFrames) {
    return { room: 'silent', seconds: 0, pauses: [], shape }
  }
  return {
    room: isNoisy ? 'noisy' : 'good',
    seconds: (last + 1 - first) / framesPerSecond,
    pauses: pausesBetween(loud),
    shape,
  }
}

function pausesBetween(loud: readonly number[]): Pause[] {
  const pauses: Pause[] = []
  for (const [index, frame] of loud.entries()) {
    const before = loud[index - 1]
    if (before === undefined) continue
    const pause = { from: (before + 1) / framesPerSecond, to: frame / framesPerSecond }
    if (pause.to - pause.from > pauseSeconds) pauses.push(pause)
  }
  return pauses
}

function shapeOf(levels: readonly number[]): number[] {
  const each = levels.length / shapeSteps
  return Array.from({ length: shapeSteps }, (_none, step) => {
    const part = levels.slice(Math.floor(step * each), Math.floor((step + 1) * each) + 1)
    const loudest = part.reduce((most, level) => Math.max(most, level), -100)
    return Math.min(1, Math.max(0, (loudest + 55) / 45))
  })
}
