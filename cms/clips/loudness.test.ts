import { expect, test } from 'vitest'
import { clipLimits } from '../contract/clip-limits.ts'
import { levelled, lufsOf, targetLufs } from './loudness.ts'
import { syntheticTake } from './synthetic-take.fixture.ts'

const sine = (hertz: number, level: number, rate = 48_000) =>
  Float32Array.from(
    { length: rate * 3 },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / rate),
  )

test('a tone of 997 Hz at full level has -3.01 LUFS, as the standard says', () => {
  expect(lufsOf(sine(997, 1), 48_000)).toBeCloseTo(-3.01, 1)
})

test('a tone that is 20 dB softer has 20 LUFS less, at our rate as well', () => {
  const [loud, soft] = [1, 0.1].map((level) => lufsOf(sine(997, level, clipLimits.rate)))

  expect((loud ?? 0) - (soft ?? 0)).toBeCloseTo(20, 1)
  expect(loud).toBeCloseTo(-3.01, 0)
})

test.each([
  [0.3, 0.02],
  [0.5, 0.1],
  [0.9, 0.5],
  [1.4, 0.25],
])('a word of %s s at level %s comes within 2 LU of all others', (seconds, level) => {
  const { samples } = syntheticTake([{ kind: 'word', seconds, level }], 0.0005)

  expect(Math.abs(lufsOf(levelled(samples)) - targetLufs)).toBeLessThanOrEqual(2)
})

test('what is made louder is not cut at the top', () => {
  const { samples } = syntheticTake([{ kind: 'click', seconds: 0.5, level: 0.3 }], 0)

  expect(Math.max(...levelled(samples).map(Math.abs))).toBeLessThan(0.9)
})

test('silence stays silence', () => {
  expect(levelled(new Float32Array(24_000)).every((one) => one === 0)).toBe(true)
})
