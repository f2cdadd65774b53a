import type { Piece } from '../../../cms/clips/cut-take.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'

/** A sound for each word in turn, or none; sounds behind the last word belong to no word. */
export type Slots = readonly (Piece | null)[]

const shortest = clipLimits.shortestMs / 1000
const longest = clipLimits.seconds

/** The sounds of a take beside the words that were to be read. */
export const slotsOf = (pieces: readonly Piece[], words: number): Slots => padded(pieces, words)

/** The sound is no word: those behind it move up. */
export const withoutSound = (slots: Slots, at: number, words: number): Slots =>
  padded(
    slots.filter((_, index) => index !== at),
    words,
  )

/** The word was not read: its sound, and those behind it, belong to the words that follow. */
export const withoutWord = (slots: Slots, at: number, words: number): Slots =>
  padded([...slots.slice(0, at), null, ...slots.slice(at)], words)

/** Two sounds are one word. */
export function joined(slots: Slots, at: number, words: number): Slots {
  const [first, second] = [slots[at], slots[at + 1]]
  if (!first || !second || second.end - first.start > longest) return slots
  const whole = { start: first.start, end: second.end }
  return padded([...slots.slice(0, at), whole, ...slots.slice(at + 2)], words)
}

export type Edge = keyof Piece

interface Move {
  at: number
  edge: Edge
  /** Where the edge shall be, in seconds. */
  to: number
  /** Of the whole take. */
  length: number
}

/** Moves an edge as far as it can go: a clip is neither turned over nor too long. */
export function moved(slots: Slots, { at, edge, to, length }: Move): Slots {
  const piece = slots[at]
  if (!piece) return slots
  const { start, end } = piece
  const limits =
    edge === 'start'
      ? { least: Math.max(0, end - longest), most: end - shortest }
      : { least: start + shortest, most: Math.min(length, start + longest) }
  const placed = Math.min(limits.most, Math.max(limits.least, to))
  return slots.map((slot, index) => (index === at ? { ...piece, [edge]: placed } : slot))
}

interface CutTake {
  samples: Float32Array
  words: readonly string[]
}

/** Whether something that was kept are the cuts of a take. */
export const areSlots = (kept: unknown, { samples, words }: CutTake): kept is Slots =>
  Array.isArray(kept) &&
  kept.length >= words.length &&
  kept.every((slot: unknown) => slot === null || isPiece(slot, samples.length / clipLimits.rate))

const isPiece = (slot: unknown, length: number) =>
  typeof slot === 'object' &&
  slot !== null &&
  'start' in slot &&
  'end' in slot &&
  typeof slot.start === 'number' &&
  typeof slot.end === 'number' &&
  slot.start >= 0 &&
  slot.end > slot.start &&
  slot.end <= length

/** Without empty places behind the last word. */
function padded(slots: Slots, words: number): Slots {
  const extra = slots.slice(words).filter((slot) => slot !== null)
  const own = Array.from({ length: words }, (_, index) => slots[index] ?? null)
  return [...own, ...extra]
}
