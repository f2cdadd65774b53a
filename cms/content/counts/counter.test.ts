import { expect, test } from 'vitest'
import { createCounter } from './counter.ts'

test('what is counted adds up by day, kind and lesson', () => {
  let now = Date.UTC(2026, 10, 22, 23, 59)
  const { count, take } = createCounter(() => now)

  count('visited')
  count('visited')
  count('right', { lesson: 3, times: 7 })
  now += 60_000
  count('visited')

  expect(take()).toEqual([
    { day: '2026-11-22', kind: 'visited', lesson: 0, times: 2 },
    { day: '2026-11-22', kind: 'right', lesson: 3, times: 7 },
    { day: '2026-11-23', kind: 'visited', lesson: 0, times: 1 },
  ])
})

test('what was taken is gone, and what is put back is counted with what came meanwhile', () => {
  const { count, take, putBack } = createCounter()
  count('begun', { lesson: 1 })
  const taken = take()
  count('begun', { lesson: 1 })

  putBack(taken)

  expect(take().map(({ times }) => times)).toEqual([2])
  expect(take()).toEqual([])
})
