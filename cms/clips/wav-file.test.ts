import { expect, test } from 'vitest'
import { clipLimits } from '../contract/clip-limits.ts'
import { readWav, wavFile } from './wav-file.ts'

const tone = (seconds: number, level = 0.5) =>
  Float32Array.from(
    { length: seconds * clipLimits.rate },
    (_, index) => level * Math.sin((index / clipLimits.rate) * 2 * Math.PI * 220),
  )

test('what is written is read, to a 30,000th of its loudness', () => {
  const samples = tone(0.5)

  const read = readWav(wavFile(samples))

  expect(read).toMatchObject({ ms: 500 })
  const differences =
    'samples' in read ? read.samples.map((one, at) => one - (samples[at] ?? 9)) : []
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(1 / 30_000)
})

test('what is louder than loudest is cut, not turned over', () => {
  const read = readWav(wavFile(tone(0.1, 3)))

  expect(read).toMatchObject({ ms: 100 })
  const samples = 'samples' in read ? read.samples : []
  expect(Math.max(...samples)).toBe(1)
  expect(Math.min(...samples)).toBe(-1)
})

test.each([
  ['nothing', new Uint8Array(0), 'not the kind of sound'],
  [
    'a text',
    new TextEncoder().encode('<script>alert(1)</script>'.repeat(5)),
    'not the kind of sound',
  ],
  ['one that was half sent', wavFile(tone(1)).slice(0, 20_000), 'cut off'],
  ['one with something behind its end', new Uint8Array([...wavFile(tone(0.5)), 0, 0]), 'cut off'],
  ['one of eleven seconds', wavFile(tone(11)), 'up to 10 seconds'],
  ['a click', wavFile(tone(0.02)), 'too short'],
  ['silence', wavFile(tone(1, 0.0005)), 'nothing to hear'],
])('%s is no clip', (_, bytes, problem) => {
  expect(readWav(bytes)).toEqual({ problem: expect.stringContaining(problem) })
})

test('another rate, or two channels, is no clip', () => {
  const fast = wavFile(tone(0.5))
  fast[24] = 0
  const stereo = wavFile(tone(0.5))
  stereo[22] = 2

  expect([readWav(fast), readWav(stereo)]).toEqual(
    Array.from({ length: 2 }, () => ({
      problem: expect.stringContaining('not the kind of sound'),
    })),
  )
})
