import { expect, test } from 'vitest'
import { base64Of } from './base64-of.ts'

test('a sound that is longer than the arguments of a call is as it was', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 251)

  const text = base64Of(bytes)

  expect(Buffer.from(text, 'base64').equals(bytes)).toBe(true)
})
