import { expect, test } from 'vitest'
import { openKey, sealKey } from './sealed-key.ts'

const key = Buffer.from('12345678901234567890')

test('a sealed key opens with its secret, and never looks the same twice', () => {
  const sealed = sealKey(key, 'a secret')

  expect(openKey(sealed, 'a secret')).toEqual(key)
  expect(sealKey(key, 'a secret')).not.toBe(sealed)
})

test('with another secret, or damaged, it opens to nothing', () => {
  const sealed = sealKey(key, 'a secret')
  const changed = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'B' : 'A')

  for (const [stored, secret] of [
    [sealed, 'another'],
    [changed, 'a secret'],
    ['', 'a secret'],
    [sealed.slice(0, 20), 'a secret'],
  ] as const) {
    expect(openKey(stored, secret)).toBeNull()
  }
})
