/** A part of a take, in seconds from its beginning. */
export interface Piece {
  start: number
  end: number
}

export interface CutTake {
  /** One for each word that was heard, in order; as many as there were words, or another number. */
  pieces: readonly Piece[]
  /** What is wrong with the whole take. */
  problem: 'silent' | 'clipped' | null
}

const frameSeconds = 0.01
/** What is this far above the room may be a voice. */
const aboveRoom = 10
/** Nothing below this is a voice, however quiet the room is. */
const leastDecibels = -60
/** A voice ends where it has fallen to this far above the room: its last sounds are soft. */
const aboveRoomAtEdge = 3.5
/** The last sound of a word may come after so long a stop: 'asked', 'strengths'. */
const stopFrames = 14
/** A gap that may stand inside a word: the silence before a 't', a breath of a hesitation. */
const shortestPause = 0.25
const longestPause = 1.2
/** Shorter is a click, a lip, a tap on the desk. */
const shortestSound = 0.09
/** Left around a word, so that nothing of it is lost. */
const margin = 0.04
/** So many values at the very top mean that the microphone was too loud. */
const clippedShare = 0.002
const clippedAt = 0.985

/**
 * Cuts a take of so many words that were read one after the other, with a pause behind each. The room's
 * noise is measured in the take itself; where there are more sounds than words, those with the
 * shortest pauses between them are joined, and what is no word by its length and loudness is left
 * out.
 */
export function cutTake(samples: Float32Array, rate: number, wanted: number): CutTake {
  const frames = levels(samples, rate)
  const room = quantile(frames, 0.1)
  const voice = quantile(frames, 0.95)
  const threshold = Math.max(leastDecibels, Math.min(room + aboveRoom, voice - 6))
  if (voice < leastDecibels || voice - room < aboveRoom) return { pieces: [], problem: 'silent' }
  const edge = Math.max(leastDecibels - 5, room + aboveRoomAtEdge)
  const sounds = grown(soundsAbove(frames, threshold), frames, edge)
  const pauses = joinedBelow(sounds, shortestPause).filter(isLong)
  const fitted = asManyAs(withoutCoughs(pauses, frames, wanted), wanted)
  return {
    pieces: withMargins(fitted, samples.length / rate),
    problem: isClipped(samples) ? 'clipped' : null,
  }
}

/** Loudness of each hundredth of a second, in decibels under the loudest. */
function levels(samples: Float32Array, rate: number): number[] {
  const length = Math.max(1, Math.round(frameSeconds * rate))
  return Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0
    let total = 0
    for (let index = frame * length; index < (frame + 1) * length; index += 1) {
      const sample = samples[index] ?? 0
      sum += sample * sample
      total += sample
    }
    // A microphone's constant offset is no sound.
    const power = sum / length - (total / length) ** 2
    return 10 * Math.log10(Math.max(power, 1e-12))
  })
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NEGATIVE_INFINITY
}

function soundsAbove(frames: readonly number[], threshold: number): Piece[] {
  const sounds: Piece[] = []
  frames.forEach((level, frame) => {
    if (level < threshold) return
    const last = sounds.at(-1)
    const [start, end] = [frame * frameSeconds, (frame + 1) * frameSeconds]
    if (last && start - last.end < frameSeconds / 2) last.end = end
    else sounds.push({ start, end })
  })
  return sounds
}

/** Each sound with its soft beginning and end. */
function grown(sounds: readonly Piece[], frames: readonly number[], edge: number): Piece[] {
  return sounds.map(({ start, end }) => {
    let first = Math.round(start / frameSeconds)
    let last = Math.round(end / frameSeconds)
    while ((frames[first - 1] ?? Number.NEGATIVE_INFINITY) > edge) first -= 1
    for (let next = last; next < last + stopFrames; next += 1) {
      // Two in a row: one alone is the room.
      if (isAbove(frames, next, edge) && isAbove(frames, next + 1, edge)) last = next + 2
    }
    return { start: first * frameSeconds, end: last * frameSeconds }
  })
}

const isAbove = (frames: readonly number[], at: number, edge: number) =>
  (frames[at] ?? Number.NEGATIVE_INFINITY) > edge

function joinedBelow(sounds: readonly Piece[], pause: number): Piece[] {
  const joined: Piece[] = []
  for (const sound of sounds) {
    const last = joined.at(-1)
    if (last && sound.start - last.end < pause) last.end = Math.max(last.end, sound.end)
    else joined.push({ ...sound })
  }
  return joined
}

const isLong = ({ start, end }: Piece) => end - start >= shortestSound

/**
 * Where there are too many sounds, what differs from all others is left out first: a cough is much
 * louder or much shorter than words are.
 */
function withoutCoughs(pieces: readonly Piece[], frames: readonly number[], wanted: number) {
  let left = [...pieces]
  while (left.length > wanted && wanted > 1) {
    const strange = left.filter((piece) => isStrange(piece, left, frames))
    const [first] = strange
    if (!first) break
    left = left.filter((piece) => piece !== first)
  }
  return left
}

function isStrange(piece: Piece, all: readonly Piece[], frames: readonly number[]): boolean {
  const others = all.filter((other) => other !== piece)
  const loudness = quantile(
    others.map((other) => loudestIn(other, frames)),
    0.5,
  )
  const length = quantile(others.map(lengthOf), 0.5)
  const mine = loudestIn(piece, frames)
  const isShort = lengthOf(piece) < 0.4 * length
  return mine > loudness + 9 || mine < loudness - 14 || (isShort && mine < loudness - 6)
}

const lengthOf = ({ start, end }: Piece) => end - start

const loudestIn = ({ start, end }: Piece, frames: readonly number[]) =>
  Math.max(...frames.slice(Math.round(start / frameSeconds), Math.round(end / frameSeconds)))

/** Joins what has the shortest pause between, until there are no more pieces than words. */
function asManyAs(pieces: readonly Piece[], wanted: number): Piece[] {
  let left = pieces.map((piece) => ({ ...piece }))
  while (left.length > wanted) {
    const gaps = left.slice(1).map((piece, index) => piece.start - (left[index]?.end ?? 0))
    const shortest = gaps.indexOf(Math.min(...gaps))
    // A long silence ends a word: joined, two words would sound as one.
    if ((gaps[shortest] ?? longestPause) >= longestPause || !isClearlyShortest(gaps)) break
    const end = left[shortest + 1]?.end ?? 0
    left = left
      .map((piece, index) => (index === shortest ? { ...piece, end } : piece))
      .filter((_, index) => index !== shortest + 1)
  }
  return left
}

/** A pause within a row is shorter than those between rows; where all are alike, nothing is guessed. */
function isClearlyShortest(gaps: readonly number[]): boolean {
  const shortest = Math.min(...gaps)
  return gaps.length === 1 || shortest < 0.75 * quantile(gaps, 0.5)
}

function withMargins(pieces: readonly Piece[], length: number): Piece[] {
  return pieces.map(({ start, end }, index) => {
    const before = pieces[index - 1]?.end ?? 0
    const behind = pieces[index + 1]?.start ?? length
    return {
      start: Math.max(start - margin, (before + start) / 2, 0),
      end: Math.min(end + margin, (end + behind) / 2, length),
    }
  })
}

function isClipped(samples: Float32Array): boolean {
  let top = 0
  let loud = 0
  for (const sample of samples) {
    if (Math.abs(sample) > 0.05) loud += 1
    if (Math.abs(sample) > clippedAt) top += 1
  }
  return top > clippedShare * Math.max(loud, 1) && top > 50
}
