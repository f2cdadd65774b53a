import { expect, test } from 'vitest'
import { swingPath, voicePath } from './voice-path.ts'

test('a vowel swings wider than a consonant', () => {
  expect(voicePath('a').d).toBe('M0 0h5q2-18 4 0h5')
  expect(voicePath('t').d).toBe('M0 0h5q2-3 4 0h5')
})

test('a line that reaches half as far has the same swings in smaller numbers', () => {
  expect(voicePath('a', { reach: 4.5 }).d).toBe('M0 0h5q2-9 4 0h5')
})

test('with a grain a letter swells and fades in pairs of swings, the second as wide as the first', () => {
  const { d, width } = voicePath('a', { grain: 3, reach: 4.5 })

  expect(d).toBe('M0 0h5q2-6 4 0t4 0q2-9 4 0t4 0q2-6 4 0t4 0h5')
  expect(width).toBe(34)
})

test.each([0, 1, 2, 3])('with a grain of %i a line is as wide as it says', (grain) => {
  const { d, width } = voicePath('Well, you know.', { grain })

  const steps = [...d.matchAll(/h(\d+)|[qt](?:\d+[ -]\d+ )?(\d+) 0/g)]
  expect(steps.reduce((sum, [, rest, swing]) => sum + Number(rest ?? swing), 0)).toBe(width)
})

test('a space is a breath and a full stop a longer one', () => {
  expect(voicePath('a a').width).toBe(voicePath('aa').width + 5)
  expect(voicePath('a.').width).toBe(voicePath('a').width + 15)
})

test('a text without a letter is a flat line', () => {
  expect(voicePath('…').d).toBe('M0 0h15')
})

test('swings take turns', () => {
  expect(swingPath([1, 2], 20)).toBe('M0 0q5-2 10 0q5 4 10 0')
})
