import { expect, test } from 'vitest'
import type { ExerciseKind, Verdict } from '../../../cms/contract/exercise-kinds.ts'
import type { PractisedWord } from '../../passport/computed.ts'
import { wordCounts } from './word-counts.ts'

const wordWith = (...answers: [how: ExerciseKind, verdict: Verdict][]): PractisedWord => ({
  id: '7:habit',
  row: null,
  courseId: 1,
  lessonId: 7,
  isPutAway: false,
  answers: answers.map(([how, verdict], order) => ({ order, at: order, how, verdict })),
})
const known = { known: 1, learning: 0 }
const learning = { known: 0, learning: 1 }

test('a word is known when it was answered rightly three times in a row', () => {
  expect(wordCounts([wordWith(['gap', 'right'], ['gap', 'slip'], ['say', 'right'])])).toEqual(known)
  expect(wordCounts([wordWith(['gap', 'right'], ['gap', 'wrong'], ['gap', 'right'])])).toEqual(
    learning,
  )
})

test('flashcards are no answers: they make no word known, and none unknown', () => {
  const card = ['flashcards', 'right'] as const
  const answer = ['gap', 'right'] as const

  expect(wordCounts([wordWith([...card], [...card], [...card])])).toEqual(learning)
  expect(
    wordCounts([wordWith([...answer], [...answer], [...answer], ['flashcards', 'wrong'])]),
  ).toEqual(known)
})
