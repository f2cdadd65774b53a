import { expect, test } from 'vitest'
import { cacheKey } from './cache-key.ts'

test('unknown parameters are no part of what an answer depends on', () => {
  expect(cacheKey('/?utm_source=letter')).toBe('/')
  expect(cacheKey('/courses?x=1&category=Business')).toBe('/courses?category=Business')
})

test('a parameter of another page or endpoint is none of this one', () => {
  const keys = [
    '/about?tab=1',
    '/no-such?from=7',
    '/lesson-documents/3?slug=x',
    '/og/home.png?id=2',
  ]
  const apiKeys = ['/api/site?id=1', '/api/courses/7?slug=x', '/api/nothing?from=1']

  expect([...keys, ...apiKeys].map(cacheKey)).toEqual([
    ...['/about', '/no-such', '/lesson-documents/3', '/og/home.png'],
    ...['/api/site', '/api/courses/7', '/api/nothing'],
  ])
})

test('an endpoint keeps its parameters, and in an address with a slash behind it', () => {
  expect(cacheKey('/api/courses?slug=a&from=1')).toBe('/api/courses?slug=a')
  expect(cacheKey('/api/courses/?slug=a')).toBe('/api/courses/?slug=a')
  expect(cacheKey('/api/courses/7/lessons?from=1&limit=2')).toBe(
    '/api/courses/7/lessons?from=1&limit=2',
  )
})

test('the order of parameters makes no difference', () => {
  expect(cacheKey('/courses?from=101&category=Academic')).toBe(
    cacheKey('/courses?category=Academic&from=101'),
  )
})

test('a value that no link of ours has is left out', () => {
  expect(cacheKey(`/courses?category=${'x'.repeat(201)}`)).toBe('/courses')
})
