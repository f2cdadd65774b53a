import { expect, test } from 'vitest'
import { recorderText } from './recorder-text.ts'

test('the button of the hello’s recorder counts the seconds down to the last one', () => {
  expect([null, 20, 1, 0].map(recorderText)).toEqual([
    'Record your hello',
    'Stop (20 seconds left)',
    'Stop (1 second left)',
    'Stop (0 seconds left)',
  ])
})
