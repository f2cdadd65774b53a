import { expect, test } from 'vitest'
import { nextWords } from './next-words.ts'

const tries = (word: string, ...verdicts: string[]) => [word, verdicts] as const

const next = (...all: ReturnType<typeof tries>[]) => nextWords(new Map(all))
const words = (...all: ReturnType<typeof tries>[]) => next(...all).map(({ word }) => word)

test('the most missed words come first, then for every two of them one that was known', () => {
  const given = next(
    tries('goal', 'wrong'),
    tries('habit', 'form', 'wrong'),
    tries('delay', 'wrong', 'right'),
    tries('order', 'wrong'),
    ...['price', 'ticket', 'tax'].map((word) => tries(word, 'right')),
  )

  expect(given.map(({ word, wasMissed }) => (wasMissed ? word : `(${word})`))).toEqual([
    ...['habit', 'goal', 'delay', 'order'],
    ...['(price)', '(ticket)'],
  ])
})

test('a word that was right twice since is known', () => {
  expect(words(tries('goal', 'wrong', 'right', 'slip'), tries('tax', 'wrong'))).toEqual(['tax'])
})

test('one missed word gets company enough to be asked', () => {
  const known = ['a', 'b', 'c', 'd', 'e'].map((word) => tries(word, 'right'))

  expect(words(tries('goal', 'wrong'), ...known)).toEqual(['goal', 'a', 'b', 'c'])
})

test('twelve missed words are the most', () => {
  const missed = Array.from({ length: 30 }, (_none, n) => tries(`word ${n}`, 'wrong'))

  expect(words(...missed)).toHaveLength(12)
})

test('who missed nothing needs no exercise', () => {
  expect(next(tries('goal', 'right'))).toEqual([])
  expect(next()).toEqual([])
})
