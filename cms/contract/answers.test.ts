import { expect, test } from 'vitest'
import { Id } from './answers.ts'

test.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('the text %o is an id', (text, id) => {
  expect(Id.parse(text)).toBe(id)
})

test.each([
  '0',
  '-1',
  '2147483648',
  '1.5',
  'one',
  '',
  '1;2',
  'Infinity',
  '0x1',
  '1e2',
  ' 1',
  '01',
  '1\n',
])('the text %o is no id of the database', (text) => {
  expect(Id.safeParse(text).success).toBe(false)
})

test.each([1, true, ['1'], null])('%o is no text of an address, so no id', (value) => {
  expect(Id.safeParse(value).success).toBe(false)
})
