import { expect, test } from 'vitest'
import { readAsker, writeAsker } from './asker.ts'

test.each([
  ['0', null],
  ['a12', { admin: 12 }],
  ['s12-3', { student: { id: 12, version: 3 } }],
])('%s in a ticket is %o', (text, asker) => {
  expect(writeAsker(asker)).toBe(text)
  expect(readAsker(text)).toEqual(asker)
})

test.each(['', 'a', 'a-1', 'a12345678901', 's12', 's12-', 's-3', 'b12', '00', 'a12 ', 's12-3.0'])(
  '“%s” is nobody',
  (text) => {
    expect(readAsker(text)).toBeUndefined()
  },
)
