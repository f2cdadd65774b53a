import { expect, test } from 'vitest'
import { base32, codeOf, keyAddress, stepAt, stepOfCode } from './totp.ts'

const key = Buffer.from('12345678901234567890')

// RFC 6238, appendix B, for SHA-1; its codes have eight digits, of which ours are the last six.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(codeOf(key, stepAt(seconds * 1000))).toBe(code)
})

test('a code counts in its half minute, in the one before and in the one after', () => {
  const now = 2_000_000_000_000
  const typedAt = (steps: number) => stepOfCode(key, codeOf(key, stepAt(now) + steps), now)

  expect([-2, -1, 0, 1, 2].map(typedAt)).toEqual([
    ...[null, stepAt(now) - 1, stepAt(now), stepAt(now) + 1],
    null,
  ])
})

test('a code may be typed in two groups; nothing else is one', () => {
  const now = 59_000

  for (const typed of [' 287 082 ', '287-082', '287082.']) {
    expect(stepOfCode(key, typed, now)).toBe(1)
  }
  for (const typed of ['', '28708', '2870822', '287083', '287082a', 'abcdef', '\u2066\u2069']) {
    expect(stepOfCode(key, typed, now)).toBeNull()
  }
})

test.each([
  ['in full width', '２８７０８２'],
  ['in Arabic digits', '\u0662\u0668\u0667\u0660\u0668\u0662'],
  ['in Persian digits', '\u06f2\u06f8\u06f7\u06f0\u06f8\u06f2'],
  ['between marks that nobody sees', '\u2066287\u2011082\u2069'],
])('a code may be typed %s', (_how, typed) => {
  expect(stepOfCode(key, typed, 59_000)).toBe(1)
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %j', (text, letters) => {
  expect(base32(Buffer.from(text))).toBe(letters)
})

test('an app is told site and name, whatever signs are in them', () => {
  const address = keyAddress({ key, username: 'ana:b', site: 'tutor example' })

  expect(address).toBe(
    'otpauth://totp/tutor%20example:ana%3Ab?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=tutor%20example',
  )
})
