import { expect, test } from 'vitest'
import { openToken, signToken } from './signed-token.ts'

const secret = 'a secret of the server'
const token = signToken('draft-link', '7.0.abc', secret)

test('a token gives back what was signed', () => {
  expect(openToken('draft-link', token, secret)).toBe('7.0.abc')
})

test('a token that is out already stays valid: its form does not change', () => {
  expect(token).toBe('7.0.abc.g6bxt63g96rib4Zw-WyOanJ_aSYaE-vZvgjPk5mCIBY')
})

test.each([
  ['another purpose', () => openToken('draft-document', token, secret)],
  ['another secret', () => openToken('draft-link', token, 'x')],
  ['another body', () => openToken('draft-link', token.replace('7', '8'), secret)],
  ['a cut signature', () => openToken('draft-link', token.slice(0, -1), secret)],
  ['a longer signature', () => openToken('draft-link', `${token}A`, secret)],
  ['no signature', () => openToken('draft-link', '7.0.abc.', secret)],
  ['no dot', () => openToken('draft-link', 'abc', secret)],
  ['nothing', () => openToken('draft-link', '', secret)],
  ['a line after it', () => openToken('draft-link', `${token}\n`, secret)],
])('a token is refused with %s', (_, open) => {
  expect(open()).toBeNull()
})
