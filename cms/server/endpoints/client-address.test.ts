import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:50123', '2001:db8::1'],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ['unknown', 'unknown'],
])('of what a proxy says, %s, the address is %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address)
})

test('a connection that has gone has none', () => {
  expect(clientAddress({ ip: undefined })).toBe('')
})
