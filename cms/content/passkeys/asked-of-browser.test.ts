import { expect, test } from 'vitest'
import { askForNew, mayBeHandleOf } from './asked-of-browser.ts'

const handleFor = (id: number, secret: string) => {
  const admin = { id, username: 'anna' }
  return askForNew({ admin, challenge: 'a', known: [], secret }).user.id
}
const inBase64 = (text: string) => Buffer.from(text).toString('base64url')

test('a device knows an account by what nobody can reckon from its number', () => {
  const handle = handleFor(7, 'one secret')

  expect(handle).toMatch(/^[\w-]{43}$/)
  expect(handleFor(7, 'one secret')).toBe(handle)
  expect(handleFor(8, 'one secret')).not.toBe(handle)
  expect(handleFor(7, 'another secret')).not.toBe(handle)
})

test.each([
  ['its own', handleFor(7, 'one secret'), true],
  ['one of an earlier secret', handleFor(7, 'another secret'), true],
  ['its number, as earlier passkeys have it', inBase64('admin-7'), true],
  ['the number of another account', inBase64('admin-8'), false],
])('of an account the handle may be %s: %s is %s', (_what, handle, isRight) => {
  expect(mayBeHandleOf(7, handle)).toBe(isRight)
})
