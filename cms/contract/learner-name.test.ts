import { expect, test } from 'vitest'
import { cleanName, longestName, problemOfName } from './learner-name.ts'

test.each([
  ['  Ana\n\tMaria  ', 'Ana Maria'],
  ['Zoe\u0308', 'Zoë'],
  ['\u202eevil\u202c Ana', 'evil Ana'],
  ['An\u0000a', 'An a'],
  ['A\ud800na', 'Ana'],
  [`a${'\u0301'.repeat(40)}`, 'á\u0301\u0301\u0301\u0301'],
  ['محمد عبد الله', 'محمد عبد الله'],
  ['Mia 🏳️‍🌈', 'Mia 🏳️‍🌈'],
  ['<b>Ana</b> & "Co"', '<b>Ana</b> & "Co"'],
])('%j is printed as %j', (written, printed) => {
  expect(cleanName(written)).toBe(printed)
})

test('a name of as many letters as are allowed is taken, one more is not', () => {
  expect(problemOfName('é'.repeat(longestName))).toBeNull()
  expect(problemOfName('é'.repeat(longestName + 1))).toBe('Please use at most 60 letters.')
})

test.each(['', '   ', '🦊', '123', '--'])('%j is no name', (name) => {
  expect(problemOfName(cleanName(name))).toBe('Please write the name for the certificate.')
})
