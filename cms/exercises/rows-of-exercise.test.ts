import { expect, test } from 'vitest'
import { alternativesOf, rowsOfExercise } from './rows-of-exercise.ts'
import { emptyRow } from './rows-of-lesson.ts'

test('what the form left empty is an empty text, and every row has a name of its own', () => {
  const rows = rowsOfExercise(7, [
    { word: ' deadline ', translation: null, alsoRight: 'due date; ;cut-off' },
  ])

  expect(rows).toEqual([
    { ...emptyRow, id: 'e7:deadline', word: 'deadline', alsoRight: ['due date', 'cut-off'] },
  ])
})

test('of two rows with the same word the first is taken, and none without a word', () => {
  const rows = rowsOfExercise(7, [
    { word: 'odd', translation: 'strano' },
    { word: 'Odd', translation: 'dispari' },
    { word: '  ' },
  ])

  expect(rows.map(({ translation }) => translation)).toEqual(['strano'])
})

const idsOf = (...words: string[]) =>
  rowsOfExercise(
    7,
    words.map((word) => ({ word })),
  ).map(({ id }) => id)

test.each([
  ['its', 'it’s'],
  ['were', "we're"],
  ['we’ll', 'well'],
  ['C++', 'C#'],
])('“%s” and “%s” are two words, and the first keeps its id', (one, other) => {
  const [first, second] = idsOf(one, other)

  expect([first]).toEqual(idsOf(one))
  expect(second).toMatch(new RegExp(`^${first}-[a-z0-9]+$`))
  expect(idsOf(one, other.toUpperCase(), 'more')[1]).toBe(second)
})

test.each([
  ['add-ons', 'add ons'],
  ['“deadline”', 'Deadline!'],
  ["'deadline'", 'deadline'],
  ['it’s', "It's…"],
])('%s and %s are one word', (one, other) => {
  expect(idsOf(one, other)).toEqual(idsOf(one))
})

test.each([
  ['syringe', 'needle, injection', ['needle', 'injection']],
  ['syringe', 'needle; injection, as at the doctor’s', ['needle', 'injection, as at the doctor’s']],
  ['yes, please', 'please, yes', ['please, yes']],
])('what is also right beside “%s”: %s', (word, line, alternatives) => {
  expect(alternativesOf(line, word)).toEqual(alternatives)
})
