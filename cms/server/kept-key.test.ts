import { expect, test } from 'vitest'
import { keptKey } from './kept-key.ts'

test('unknown parameters are no part of what an answer depends on', () => {
  expect(keptKey('/?utm_source=letter')).toBe('/')
  expect(keptKey('/courses?x=1&category=Business')).toBe('/courses?category=Business')
})

test('the order of parameters makes no difference', () => {
  expect(keptKey('/a?tab=quiz&category=Academic')).toBe(keptKey('/a?category=Academic&tab=quiz'))
})

test('a value that no link of ours has is left out', () => {
  expect(keptKey(`/courses?category=${'x'.repeat(201)}`)).toBe('/courses')
})
