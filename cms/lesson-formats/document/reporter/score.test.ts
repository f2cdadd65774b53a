import { expect, test } from 'vitest'
import { grownScores, isAboveMost, newScores, readScores } from './score.ts'

test.each([
  ['Score: 3 / 5', [{ points: 3, most: 5 }]],
  ['You got 4 out of 10.', [{ points: 4, most: 10 }]],
  ['Your score:\n7', [{ points: 7, most: null }]],
  ['Result: 60 %', [{ points: 60, most: 100 }]],
])('“%s” is a score', (text, scores) => {
  expect(readScores(text)).toEqual(scores)
})

test.each(['Question 2 of 10', 'On 12/10/2024 we met', 'Save 20 % today', 'At 9.30'])(
  '“%s” is none',
  (text) => {
    expect(readScores(text)).toEqual([])
  },
)

test('a score that grows at a second press is told', () => {
  expect(grownScores('Score: 2 / 5', 'Score: 4 / 5')).toEqual(['2 / 5 → 4 / 5'])
})

test.each([
  ['Score: 2 / 5', 'Score: 2 / 5'],
  ['Score: 2 / 5', 'Score: 2 / 5. Best score: 3 / 5'],
  ['Score: 2 / 5', 'Score: 1 / 5'],
])('from “%s” to “%s” nothing grew', (before, after) => {
  expect(grownScores(before, after)).toEqual([])
})

test('a score above its maximum is told once it appears', () => {
  expect(newScores('', 'Score: 6 / 5', isAboveMost)).toEqual(['6 / 5'])
  expect(newScores('Score: 6 / 5', 'Score: 6 / 5', isAboveMost)).toEqual([])
  expect(newScores('', 'Score: 5 / 5', isAboveMost)).toEqual([])
})
