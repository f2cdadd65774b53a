import { expect, test } from 'vitest'
import { ticksOf, watchStolenTime } from './stolen-time.ts'

test('the time that was taken stands in the first line, beside all time', () => {
  const text = 'cpu  100 5 20 800 10 1 4 60 7 7\ncpu0 1 1 1 1 1 1 1 1 1 1\n'

  expect(ticksOf(text)).toEqual({ all: 1_000, stolen: 60 })
})

test('a system that tells nothing of it is unknown', () => {
  expect(ticksOf('cpu  100 5 20\n')).toBeUndefined()
  expect(watchStolenTime(() => undefined)()).toBeUndefined()
})

test.each([
  ['what was taken since then', 100, 0.1],
  ['little', 10, undefined],
])('%s is told: %s', (_what, stolen, share) => {
  const looks = [
    { all: 1_000, stolen: 50 },
    { all: 2_000, stolen: 50 + stolen },
  ]

  expect(watchStolenTime(() => looks.shift())()).toBe(share)
})
