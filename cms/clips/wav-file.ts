import { clipLimits } from '../contract/clip-limits.ts'

const headBytes = 44
const sampleBytes = 2
const loudest = 32_767

/** Below this, which is 60 dB under the loudest, nobody hears a word. */
const quietest = 33

/**
 * Samples as a WAV file: one channel, 16 bits, 24,000 a second. Every browser, phone and card
 * program plays it, and it is cut where it was cut (decision 102).
 */
export function wavFile(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * sampleBytes
  const file = new DataView(new ArrayBuffer(headBytes + dataBytes))
  write(file, 0, 'RIFF')
  file.setUint32(4, headBytes - 8 + dataBytes, true)
  write(file, 8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, clipLimits.rate, true)
  file.setUint32(28, clipLimits.rate * sampleBytes, true)
  file.setUint16(32, sampleBytes, true)
  file.setUint16(34, 8 * sampleBytes, true)
  write(file, 36, 'data')
  file.setUint32(40, dataBytes, true)
  samples.forEach((sample, index) => {
    const level = Math.max(-1, Math.min(1, sample))
    file.setInt16(headBytes + index * sampleBytes, Math.round(level * loudest), true)
  })
  return new Uint8Array(file.buffer)
}

/** What a file holds, or why it is no clip. */
export type ReadWav = { ms: number; samples: Float32Array<ArrayBuffer> } | { problem: string }

/** What a sound is called and how long it may be; a word unless it is said otherwise. */
export interface SoundKind {
  name: string
  seconds: number
}

const word: SoundKind = { name: 'A word', seconds: clipLimits.seconds }

/** Reads exactly what `wavFile` writes: what is longer, shorter or of another kind is refused. */
export function readWav(bytes: Uint8Array, kind: SoundKind = word): ReadWav {
  const file = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headBytes || !hasOurHead(file)) {
    return { problem: 'This is not the kind of sound that the page records.' }
  }
  const dataBytes = bytes.length - headBytes
  const isWhole =
    file.getUint32(40, true) === dataBytes && file.getUint32(4, true) === bytes.length - 8
  if (!isWhole || dataBytes % sampleBytes !== 0) {
    return { problem: 'The sound was cut off on its way. Please send it again.' }
  }
  const ms = Math.round((dataBytes / sampleBytes / clipLimits.rate) * 1000)
  if (ms > kind.seconds * 1000) {
    return { problem: `${kind.name} can be up to ${kind.seconds} seconds long.` }
  }
  if (ms < clipLimits.shortestMs) return { problem: 'This sound is too short to be a word.' }
  let peak = 0
  const samples = Float32Array.from({ length: dataBytes / sampleBytes }, (_, index) => {
    const value = file.getInt16(headBytes + index * sampleBytes, true)
    peak = Math.max(peak, Math.abs(value))
    return value / loudest
  })
  if (peak < quietest) return { problem: 'There is nothing to hear in this sound.' }
  return { ms, samples }
}

function hasOurHead(file: DataView): boolean {
  const pattern = new DataView(wavFile(new Float32Array(0)).buffer)
  for (let at = 0; at < headBytes; at += 1) {
    const isSize = (at >= 4 && at < 8) || at >= 40
    if (!isSize && file.getUint8(at) !== pattern.getUint8(at)) return false
  }
  return true
}

function write(file: DataView, at: number, text: string): void {
  for (let index = 0; index < text.length; index += 1) {
    file.setUint8(at + index, text.charCodeAt(index))
  }
}
