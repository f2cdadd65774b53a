import { expect, test } from 'vitest'
import { checkDictation } from './check-dictation.ts'
import { checkOrder } from './check-order.ts'

test.each([
  ['Theyre going to the shops', 'slip'],
  ['they are going to the shops', 'right'],
  ["They're going too the shops.", 'slip'],
  ["They're going the shops.", 'wrong'],
  ["They're not going to the shops.", 'wrong'],
  ['', 'empty'],
])('what was heard as "%s" is %s', (given, verdict) => {
  expect(checkDictation(given, 'They’re going to the shops.').verdict).toBe(verdict)
})

test('words that sound the same are told as such, word by word', () => {
  const { words } = checkDictation('Their going to shops', 'They’re going to the shops.')

  expect(words.map(({ text, state }) => `${text} ${state}`)).toEqual([
    'They’re sounds-the-same',
    'going right',
    'to right',
    'the missing',
    'shops right',
  ])
})

test.each([
  [['the', 'deadline', 'is', 'Friday'], 'right'],
  [['Friday', 'is', 'the', 'deadline'], 'form'],
  [['the', 'deadline', 'is'], 'wrong'],
  [[], 'empty'],
])('pieces in the order %j are %s', (pieces, verdict) => {
  expect(checkOrder(pieces, 'The deadline is Friday.')).toBe(verdict)
})
