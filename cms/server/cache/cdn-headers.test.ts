import { expect, test } from 'vitest'
import { cdnHeaders } from './cdn-headers.ts'

test('without a setting an answer has nothing for a CDN', () => {
  expect(cdnHeaders({ CDN_SECONDS: undefined, CDN_TAG_HEADER: 'Cache-Tag' }, ['a'])).toEqual({})
})

test('a CDN may keep an answer, a browser asks again each time', () => {
  expect(cdnHeaders({ CDN_SECONDS: 3_600, CDN_TAG_HEADER: undefined }, ['course:3'])).toEqual({
    'Cache-Control': 'public, max-age=0, must-revalidate, s-maxage=3600, stale-while-revalidate=60',
    Vary: 'Accept-Encoding',
  })
})

test.each([
  ['Surrogate-Key', 'site course:3 courses'],
  ['Cache-Tag', 'site,course:3,courses'],
])('%s names what the answer is made of', (name, value) => {
  const settings = { CDN_SECONDS: 60, CDN_TAG_HEADER: name }

  expect(cdnHeaders(settings, ['course:3', 'courses'])[name]).toBe(value)
})

test('an answer of too many parts has the tag of the whole site alone', () => {
  const tags = Array.from({ length: 2_000 }, (_none, index) => `lesson:${index}`)

  expect(cdnHeaders({ CDN_SECONDS: 60, CDN_TAG_HEADER: 'Cache-Tag' }, tags)).toMatchObject({
    'Cache-Tag': 'site',
  })
})
