import { expect, test } from 'vitest'
import { nearestName } from './nearest-name.ts'

const known = ['word', 'phonetics', 'vocabulary-item', 'example']

test.each([
  ['wrod', 'word'],
  ['words', 'word'],
  ['fonetics', 'phonetics'],
  ['vocab-item', 'vocabulary-item'],
  ['exampel', 'example'],
])('%s is probably <%s>', (name, meant) => {
  expect(nearestName(name, known)).toBe(meant)
})

test.each(['img', 'table', 'x', '', 'w'.repeat(100_000)])('nothing is near to %.10s', (name) => {
  expect(nearestName(name, known)).toBeUndefined()
})
