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
  ['They are going too the shops', 'They’re going to the shops.', ['to']],
  ['I do not no him', 'I don’t know him.', ['know']],
  ['Twenty-five people came too it', '25 people came to it.', ['to']],
  ['Send an email too me', 'Send an e-mail to me.', ['to']],
  ['at half past seven from platfrom nine', 'at 7:30 from platform 9', ['platform']],
  ['Um, I sea', 'I see.', ['see']],
  ['I have alot of friends', 'I have a lot of friends.', ['a lot']],
  ['The boy’s are here', 'The boys are here.', ['boys']],
  ['Lets go', 'Let’s go.', ['Let’s']],
  ['Two pears of genes', 'Two pairs of jeans.', ['pairs', 'jeans']],
])('of "%s" for "%s" nothing but %j is marked, as a slip', (given, sentence, marked) => {
  const { verdict, words } = checkDictation(given, sentence)

  expect(verdict).toBe('slip')
  expect(words.filter(({ state }) => state !== 'right').map(({ text }) => text)).toEqual(marked)
})

test.each([
  ['She maybe late', 'She may be late.'],
  ['I saw 15000 people', 'I saw 16000 people.'],
  ['I see', 'I see, er, him.'],
])('"%s" is wrong for "%s"', (given, sentence) => {
  expect(checkDictation(given, sentence).verdict).toBe('wrong')
})

test.each([
  [['the', 'deadline', 'is', 'Friday'], 'right'],
  [['Friday', 'is', 'the', 'deadline'], 'form'],
  [['the', 'deadline', 'is'], 'wrong'],
  [[], 'empty'],
])('pieces in the order %j are %s', (pieces, verdict) => {
  expect(checkOrder(pieces, 'The deadline is Friday.')).toBe(verdict)
})
