import { expect, test } from 'vitest'
import { spokenPieces } from './spoken-pieces.ts'

const rate = 0.8
const longestOf = (pieces: string[]) => Math.max(...pieces.map(({ length }) => length))

test('a word or a sentence is spoken in one', () => {
  expect(spokenPieces(' Don’t be so hard on yourself. ', rate)).toEqual([
    'Don’t be so hard on yourself.',
  ])
})

test('a long text is broken behind a sentence', () => {
  const first = `${'We met at noon and walked along the river for a while'.repeat(2)}.`
  const second = `Then ${'it rained and we went home together '.repeat(3).trim()}.`

  expect(spokenPieces(`${first} ${second}`, rate)).toEqual([first, second])
})

test('a long sentence is broken behind a comma, else between words', () => {
  const words = 'so it goes '.repeat(14).trim()

  expect(spokenPieces(`${words}, ${words}`, rate)).toEqual([`${words},`, words])
  expect(longestOf(spokenPieces(`${words} ${words}`, rate))).toBeLessThanOrEqual(180)
})

test('nothing of a text without any break is lost', () => {
  expect(spokenPieces('a'.repeat(400), rate).join('')).toBe('a'.repeat(400))
})

test('an empty text is not spoken', () => {
  expect(spokenPieces('  ', rate)).toEqual([])
})

test('a piece that is spoken slowly is shorter, since it must not take longer', () => {
  const text = 'so it goes '.repeat(60)

  expect(longestOf(spokenPieces(text, 0.55))).toBeLessThanOrEqual(124)
  expect(longestOf(spokenPieces(text, rate))).toBeGreaterThan(160)
})
