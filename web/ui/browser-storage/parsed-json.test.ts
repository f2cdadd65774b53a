import { expect, test } from 'vitest'
import { parsedJson } from './parsed-json.ts'

test('a stored text is read as JSON', () => {
  expect(parsedJson('{"accent":"british"}')).toEqual({ accent: 'british' })
})

test('nothing stored, and what is no JSON, mean nothing', () => {
  expect([parsedJson(null), parsedJson(''), parsedJson('{"acc')]).toEqual([null, null, null])
})
