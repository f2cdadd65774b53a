import { expect, test } from 'vitest'
import { swingPath, voicePath } from './voice-path.ts'

test('a vowel swings wider than a consonant', () => {
  expect(voicePath('a').d).toBe('M0 0H5q2 -18 4 0H14')
  expect(voicePath('t').d).toBe('M0 0H5q2 -3 4 0H14')
})

test('a line that reaches half as far has the same swings in smaller numbers', () => {
  expect(voicePath('a', { reach: 4.5 }).d).toBe('M0 0H5q2 -9 4 0H14')
})

test('a space is a breath and a full stop a longer one', () => {
  expect(voicePath('a a').width).toBe(voicePath('aa').width + 5)
  expect(voicePath('a.').width).toBe(voicePath('a').width + 15)
})

test('a text without a letter is a flat line', () => {
  expect(voicePath('…').d).toBe('M0 0H5H10H15')
})

test('swings take turns', () => {
  expect(swingPath([1, 2], 20)).toBe('M0 0q5 -2 10 0q5 4 10 0')
})
