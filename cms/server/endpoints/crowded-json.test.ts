import { describe, expect, test } from 'vitest'
import { isCrowded, mostParts } from './crowded-json.ts'

const crowded = (json: string) => isCrowded(Buffer.from(json))

describe.each([
  ['lists, one in the other', (count: number) => '['.repeat(count) + ']'.repeat(count)],
  ['empty objects', (count: number) => `${'{}'.repeat(count)}`],
  ['numbers', (count: number) => `[${'1,'.repeat(count - 1)}1]`],
  ['texts', (count: number) => `[${String.raw`"\\","a\"",`.repeat(count / 2 - 1)}"",""]`],
])('%s', (_, json) => {
  test('that are as many as may be are let through', () => {
    expect(crowded(json(mostParts))).toBe(false)
  })

  test('that are more are not', () => {
    expect(crowded(json(mostParts + 2))).toBe(true)
  })
})

test.each([
  ['commas and brackets', '[{,'],
  ['quotes', String.raw`\",`],
  ['backslashes', String.raw`\\,`],
  ['characters of several bytes', 'é,{'],
])('a long text may have as many %s as it likes', (_, piece) => {
  expect(crowded(JSON.stringify({ text: piece }).replace(piece, piece.repeat(mostParts)))).toBe(
    false,
  )
})
