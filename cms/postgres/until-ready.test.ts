import { expect, test } from 'vitest'
import { untilReady } from './until-ready.ts'

const failing = (code: string, times: number) => {
  let tried = 0
  return async () => {
    tried += 1
    if (tried <= times) throw Object.assign(new Error(code), { code })
  }
}

const running = { hasEnded: () => false, isWanted: () => true }
const impatient = { limitMs: 0, betweenMs: 1 }

test('a server that says it is starting is waited for beyond every limit', async () => {
  const tryOnce = failing('57P03', 5)

  await expect(untilReady({ ...running, tryOnce }, impatient)).resolves.toBeUndefined()
})

test('one that does not answer is given up', async () => {
  const tryOnce = failing('ECONNREFUSED', 5)

  await expect(untilReady({ ...running, tryOnce }, impatient)).rejects.toThrow('ECONNREFUSED')
})

test.each([
  ['has ended', { ...running, hasEnded: () => true }],
  ['is wanted no more', { ...running, isWanted: () => false }],
])('one that %s is given up while it says that it is starting', async (_what, starting) => {
  const tryOnce = failing('57P03', 5)

  await expect(untilReady({ ...starting, tryOnce }, impatient)).rejects.toThrow('57P03')
})
