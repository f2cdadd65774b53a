import { expect, test } from 'vitest'
import { lettersAndDigits } from './letters-and-digits.ts'

test.each([
  ['in full width', '７Ｋ２ＱＦ－９ＸＴＢＭ', '7K2QF9XTBM'],
  [
    'in Arabic digits',
    '\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669',
    '0123456789',
  ],
  [
    'in Persian digits',
    '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9',
    '0123456789',
  ],
  ['with any dash', '1-2\u20103\u20114\u20125\u20136\u20147\u22128', '12345678'],
  ['between marks that nobody sees', '\u2066\u200e17\u200f03\u00ad72\u2069\ufeff', '170372'],
  ['at the end of a sentence', ' abcd\u00a0efgh.\n', 'abcdefgh'],
])('a code %s is what it says', (_how, typed, said) => {
  expect(lettersAndDigits(typed)).toBe(said)
})

test('letters of every script stay, so that they can be refused', () => {
  expect(lettersAndDigits('17é0я')).toBe('17é0я')
})
