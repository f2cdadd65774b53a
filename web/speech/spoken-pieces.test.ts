import { expect, test } from 'vitest'
import { spokenPieces } from './spoken-pieces.ts'

test('a word or a sentence is spoken in one', () => {
  expect(spokenPieces(' Don’t be so hard on yourself. ')).toEqual(['Don’t be so hard on yourself.'])
})

test('a long text is broken behind a sentence', () => {
  const first = `${'We met at noon and walked along the river for a while'.repeat(2)}.`
  const second = `Then ${'it rained and we went home together '.repeat(3).trim()}.`

  expect(spokenPieces(`${first} ${second}`)).toEqual([first, second])
})

test('a long sentence is broken behind a comma, else between words', () => {
  const words = 'so it goes '.repeat(14).trim()

  expect(spokenPieces(`${words}, ${words}`)).toEqual([`${words},`, words])
  expect(spokenPieces(`${words} ${words}`).every((piece) => piece.length <= 180)).toBe(true)
})

test('nothing of a text without any break is lost', () => {
  expect(spokenPieces('a'.repeat(400)).join('')).toBe('a'.repeat(400))
})

test('an empty text is not spoken', () => {
  expect(spokenPieces('  ')).toEqual([])
})
