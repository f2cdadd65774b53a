import { expect, test } from 'vitest'
import { rowsOfExercise } from './rows-of-exercise.ts'
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
