import type { Piece } from '../../../cms/clips/cut-take.ts'
import { levelled } from '../../../cms/clips/loudness.ts'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { clipLimits } from '../../../cms/contract/clip-limits.ts'

/** So long a clip swells and fades, so that no edge clicks. */
const fadeSeconds = 0.008

/** A part of a take as a file: as loud as every other clip, without a click at its edges. */
export function clipOf(take: Float32Array, { start, end }: Piece): Uint8Array<ArrayBuffer> {
  const { rate } = clipLimits
  const part = levelled(take.subarray(Math.round(start * rate), Math.round(end * rate)))
  const fade = Math.min(Math.round(fadeSeconds * rate), Math.floor(part.length / 2))
  for (let index = 0; index < fade; index += 1) {
    const share = index / fade
    part[index] = (part[index] ?? 0) * share
    const last = part.length - 1 - index
    part[last] = (part[last] ?? 0) * share
  }
  return wavFile(part)
}
