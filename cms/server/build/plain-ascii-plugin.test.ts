import { expect, test } from 'vitest'
import { escaped } from './plain-ascii-plugin.ts'

test.for([
  ['a text', `'naïve – 👋'`],
  ['a template', '`2 × “two”`'],
  ['an expression', `'a–b'.replace(/[–—]/g, '-')`],
  ['an expression with characters beyond two bytes', `'👋👋'.replace(/👋/u, '…')`],
  ['an escape that means nothing', `/\\–/.test('–')`],
  ['a backslash before a character', `'\\\\–'`],
  ['a name', `(() => { const café = 1; return café })()`],
])('%s is the same program in ASCII', ([, code = '']) => {
  const ascii = escaped(code)

  expect(ascii).toMatch(/^[\0-\x7f]*$/)
  expect(ascii).not.toBe(code)
  // biome-ignore lint/security/noGlobalEval: both are this file's own
  expect(eval(ascii)).toBe(eval(code))
})

test('a text that is taken as it is written is refused', () => {
  expect(() => escaped('String.raw`–`')).toThrow('Cannot be written in ASCII: String.raw`–')
  expect(escaped('String.raw`\\d`')).toBe('String.raw`\\d`')
})
