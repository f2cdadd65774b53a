import { expect, test } from 'vitest'
import { regexesIn } from './find-regexes.mjs'

const read = (code: string) => regexesIn('a.ts', code)

test.each([
  ['const a = /b+/g', '/b+/g'],
  ["new RegExp('b+', 'g')", '/b+/g'],
  ["RegExp('b' + '+')", '/b+/'],
  [`const part = 'b'\nnew RegExp(\`^\${part}+$\`)`, '/^b+$/'],
  [`const part = /[bc]/u\nnew RegExp(\`\${part.source}+\`, "u")`, '/[bc]+/u'],
  ['new RegExp(String.raw`\\d+`)', '/\\d+/'],
  ["new RegExp([/b/, /c/].map(({ source }) => source).join('|'))", '/b|c/'],
])('%s is read', (code, expected) => {
  const { regexes, unread } = read(code)

  expect(regexes.map(({ pattern, flags }) => `/${pattern}/${flags}`)).toContain(expected)
  expect(unread).toEqual([])
})

test.each([
  [`const make = (name: string) => new RegExp(\`^\${name}+$\`)`, '/^word+$/'],
  ['new RegExp(read())', '/word/'],
  ["const part = 'b'\n{ const part = 'c' }\nnew RegExp(part)", '/word/'],
])('of %s what only the running program knows is told', (code, expected) => {
  expect(read(code).unread).toEqual([expected])
})
