import { expect, test } from 'vitest'
import { paced, TookTooLong } from './pace.ts'

function clock() {
  let now = 0
  return { read: () => now, pass: (ms: number) => (now += ms) }
}

test('others are let go first when a piece of work has lasted long enough', async () => {
  const time = clock()
  const pace = paced(1_000, time.read)

  time.pass(7)
  const before = pace.isDue()
  time.pass(1)
  const after = pace.isDue()
  await pace.rest()

  expect([before, after, pace.isDue()]).toEqual([false, true, false])
})

test('the time of others does not count, that of the work does', async () => {
  const time = clock()
  const pace = paced(1_000, time.read)

  time.pass(900)
  const rest = pace.rest()
  time.pass(5_000)
  await rest

  time.pass(100)
  expect(pace.isDue()).toBe(true)
  time.pass(1)
  expect(() => pace.isDue()).toThrow(TookTooLong)
})
