import { clipLimits } from '../contract/clip-limits.ts'

/** How loud a clip is: about as a quiet conversation, and alike for all words of a list. */
export const targetLufs = -20

const blockSeconds = 0.4
const stepSeconds = 0.1
/** What is quieter is no part of the voice. */
const absoluteGate = -70
const relativeGate = -10
/** Under the loudest value by a decibel, so that no player cuts the tops off. */
const highestPeak = 10 ** (-1 / 20)
/** A whisper is not made a shout: with it the noise of the room would rise. */
const highestGain = 10 ** (30 / 20)

interface Biquad {
  b: readonly [number, number, number]
  a: readonly [number, number]
}

/** The two filters of ITU-R BS.1770 for any rate, by the bilinear transform of their analogue forms. */
const kWeighting = (rate: number): readonly Biquad[] => [shelf(rate), highPass(rate)]

function shelf(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const high = 10 ** (3.999843853973347 / 20)
  const band = high ** 0.4996667741545416
  const norm = 1 + k / q + k * k
  return {
    b: [
      (high + (band * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / q + k * k) / norm,
    ],
    a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  }
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const norm = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm] }
}

function filtered(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const out = new Float32Array(samples.length)
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  samples.forEach((x, index) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    out[index] = y
  })
  return out
}

/** Loudness as ITU-R BS.1770 measures it, in LUFS; a word shorter than a block is one block. */
export function lufsOf(samples: Float32Array, rate: number = clipLimits.rate): number {
  const heard = kWeighting(rate).reduce(filtered, samples)
  const length = Math.min(samples.length, Math.round(blockSeconds * rate))
  if (length === 0) return Number.NEGATIVE_INFINITY
  const step = Math.round(stepSeconds * rate)
  const blocks: number[] = []
  for (let at = 0; at + length <= heard.length; at += step) {
    blocks.push(powerOf(heard.subarray(at, at + length)))
  }
  const loud = blocks.filter((power) => decibels(power) > absoluteGate)
  const gate = decibels(mean(loud)) + relativeGate
  return decibels(mean(loud.filter((power) => decibels(power) > gate)))
}

/** The same sound as loud as every other clip. */
export function levelled(samples: Float32Array): Float32Array<ArrayBuffer> {
  const lufs = lufsOf(samples)
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  const wished = Number.isFinite(lufs) ? 10 ** ((targetLufs - lufs) / 20) : 1
  const gain = Math.min(wished, highestGain, peak > 0 ? highestPeak / peak : 1)
  return Float32Array.from(samples, (sample) => sample * gain)
}

const powerOf = (samples: Float32Array) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const decibels = (power: number) => -0.691 + 10 * Math.log10(power)
