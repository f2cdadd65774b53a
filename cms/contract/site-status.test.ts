import { expect, test } from 'vitest'
import { canBeOverheard, judgeFree } from './site-status.ts'

test.each([
  [5_000_000_000, 'enough'],
  [1_000_000_000, 'little'],
  [100_000_000, 'none'],
])('%d free bytes are %s', (bytes, verdict) => {
  expect(judgeFree(bytes)).toBe(verdict)
})

test.each([
  ['http://tutor.example', true],
  ['https://tutor.example', false],
  ['http://localhost:3000', false],
])('what is typed at %s can be overheard: %s', (url, can) => {
  expect(canBeOverheard(url)).toBe(can)
})
