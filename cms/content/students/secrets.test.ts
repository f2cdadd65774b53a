import { expect, test } from 'vitest'
import { newCode, readableCode, typedCode } from './secrets.ts'

test('a code is known as it is shown', () => {
  const code = newCode()

  expect(typedCode(readableCode(code))).toBe(code)
})

test.each([
  ['in small letters and apart', ' 7k2qf 9xtbm '],
  ['in full width', '７Ｋ２ＱＦ－９ＸＴＢＭ'],
  ['with Arabic digits', '\u0667K\u0662QF-\u0669XTBM'],
  ['with Persian digits', '\u06f7K\u06f2QF-\u06f9XTBM'],
  ['with another dash', '7K2QF\u20139XTBM'],
  ['between marks that nobody sees, with its full stop', '\u2066\u200e7K2QF-9XTBM\u2069.'],
])('a code may be typed %s', (_how, typed) => {
  expect(typedCode(typed)).toBe('7K2QF9XTBM')
})

test('letters that are taken for digits are those', () => {
  expect(typedCode('oil00-00000')).toBe('0110000000')
})

test.each([
  ['too short', '7K2QF-9XTB'],
  ['too long', '7K2QF-9XTBMM'],
  ['with a letter that no code has', '7K2QF-9XTBU'],
  ['with a letter of another script', '7K2QF-9XTBМ'],
  ['of nothing', ''],
])('what is %s can be no code', (_how, typed) => {
  expect(typedCode(typed)).toBeNull()
})
