import { expect, test } from 'vitest'
import { answerChoices, chosenAnswer, followedPlace } from './answer-place.ts'

const before = { ids: ['a', 'b', 'c'], place: 2 }

test.each([
  ['its option is moved to the top', ['c', 'a', 'b'], 0],
  ['an option above it is taken away', ['b', 'c'], 1],
  ['an option comes in above it', ['a', 'new', 'b', 'c'], 3],
  ['an option below it changes places', ['b', 'a', 'c'], 2],
])('the right answer stays with its option where %s', (_what, ids, place) => {
  expect(followedPlace(before, { ids, place: 2 })).toBe(place)
})

test('there is no right answer once its option is taken away', () => {
  expect(followedPlace(before, { ids: ['a', 'b'], place: 2 })).toBeNull()
})

test('what the tutor has chosen counts', () => {
  expect(followedPlace(before, { ids: ['c', 'a', 'b'], place: 1 })).toBe(1)
})

test('a question that comes in whole brings its own right answer', () => {
  expect(followedPlace(before, { ids: ['x', 'y', 'z'], place: 2 })).toBe(2)
})

test('nothing is chosen for a question without a right answer', () => {
  const { ids } = before

  expect(followedPlace({ ids, place: null }, { ids: ['c', 'a'], place: null })).toBeNull()
})

test('an option of two lines is one option, and one without words is one too', () => {
  expect(answerChoices(['I go\nto school', '', 'I went'])).toEqual([
    { label: 'A · I go to school', value: '0' },
    { label: 'B · ', value: '1' },
    { label: 'C · I went', value: '2' },
  ])
})

test.each([
  ['no options yet', 0, 0, ''],
  ['fewer options', 3, 2, ''],
  ['no right answer', null, 2, ''],
  ['its option', 1, 2, '1'],
])('of a question with %s the list shows what is there', (_what, place, options, shown) => {
  expect(chosenAnswer(place, options)).toBe(shown)
})
