import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

test('unknown parameters are no part of what an answer depends on', () => {
  expect(cacheKey('/?utm_source=letter')).toBe('/')
  expect(cacheKey('/courses?x=1&category=Business')).toBe('/courses?category=Business')
})

test('the order of parameters makes no difference', () => {
  expect(cacheKey('/a?tab=quiz&category=Academic')).toBe(cacheKey('/a?category=Academic&tab=quiz'))
})

test('a value that no link of ours has is left out', () => {
  expect(cacheKey(`/courses?category=${'x'.repeat(201)}`)).toBe('/courses')
})
