import { expect, test } from 'vitest'
import { createClockWatch } from './follow-clock.ts'

const hourMs = 3_600_000

/** A clock that somebody may set, and time that goes on. */
function watchClock() {
  const time = { clock: 1_000_000_000, elapsed: 0 }
  const pass = (ms: number) => {
    time.clock += ms
    time.elapsed += ms
  }
  const isSetBack = createClockWatch(
    () => time.clock,
    () => time.elapsed,
  )
  return { time, pass, isSetBack }
}

test('a clock that is set back is noticed once', () => {
  const { time, pass, isSetBack } = watchClock()
  time.clock -= hourMs
  pass(2_000)

  expect(isSetBack()).toBe(true)
  pass(2_000)
  expect(isSetBack()).toBe(false)
})

test('one that goes on, is set forward, or by a second, is not', () => {
  const { time, pass, isSetBack } = watchClock()

  pass(2_000)
  expect(isSetBack()).toBe(false)
  time.clock += hourMs
  expect(isSetBack()).toBe(false)
  time.clock -= 1_000
  expect(isSetBack()).toBe(false)
})
