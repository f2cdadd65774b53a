import { expect, test } from 'vitest'
import { type Asked, sharesSessions } from './shared-sessions.ts'

/** A connection whose questions are answered by these sessions, one after the other. */
function answeredBy(...sessions: number[]): Asked {
  return {
    query: async (text) => ({ rows: text.includes('pid') ? [{ pid: sessions.shift() }] : [] }),
  }
}

test('connections with sessions of their own keep them', async () => {
  expect(await sharesSessions(answeredBy(1, 1), answeredBy(2))).toBe(false)
})

test.each([
  ['is given the other’s', answeredBy(1), answeredBy(1)],
  ['is given a new one for its next question', answeredBy(1, 3), answeredBy(2)],
])('one that %s shares it', async (_what, one, other) => {
  expect(await sharesSessions(one, other)).toBe(true)
})
