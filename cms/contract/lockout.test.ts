import { expect, test } from 'vitest'
import { afterFailure, lockMs, noFailures, secondsLeft } from './lockout.ts'

const start = 1_000_000

const afterFailures = (count: number) =>
  Array.from({ length: count }).reduce<typeof noFailures>(
    (guard) => afterFailure(guard, start),
    noFailures,
  )

test('four failures leave the door open', () => {
  const guard = afterFailures(4)

  expect(guard).toEqual({ failures: 4, lockedUntil: null })
  expect(secondsLeft(guard, start)).toBe(0)
})

test('the fifth failure locks for 15 minutes', () => {
  const guard = afterFailures(5)

  expect(guard).toEqual({ failures: 5, lockedUntil: start + lockMs })
  expect(secondsLeft(guard, start)).toBe(900)
  expect(secondsLeft(guard, start + lockMs - 1)).toBe(1)
  expect(secondsLeft(guard, start + lockMs)).toBe(0)
})

test('after the lock the counting begins anew', () => {
  const guard = afterFailure(afterFailures(5), start + lockMs)

  expect(guard).toEqual({ failures: 1, lockedUntil: null })
})

test('a lock that a wrong clock has set for an hour and more is none once the clock is right', () => {
  const guard = afterFailures(5)
  const hourMs = 60 * 60 * 1000

  expect(secondsLeft(guard, start - hourMs)).toBe(0)
  expect(afterFailure(guard, start - hourMs)).toEqual({ failures: 1, lockedUntil: null })
  expect(secondsLeft(guard, start - 10_000)).toBe(910)
})
