import { expect, test } from 'vitest'
import { possibleKinds } from './possible-kinds.ts'

const counts = [
  { kind: 'list', count: 2 },
  { kind: 'flashcards', count: 1 },
  { kind: 'matching', count: 0 },
  { kind: 'say', count: 2 },
] as const

test('each kind is told with how much of it there is', () => {
  expect(possibleKinds([...counts], [])).toEqual({
    possible: ['Listen to the words: 2 words', 'Flashcards: 1 question', 'Say it: 2 questions'],
    impossible: ['Match the pairs'],
  })
})

test('only the kinds that are chosen count', () => {
  expect(possibleKinds([...counts], ['matching'])).toEqual({
    possible: [],
    impossible: ['Match the pairs'],
  })
})
