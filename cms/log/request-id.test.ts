import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { followIds, requestId, withRequestId } from './request-id.ts'

afterEach(() => {
  vi.useRealTimers()
})

const handle = () => followIds()()

test('ids are followed for a second after the last request, and no longer', () => {
  vi.useFakeTimers()
  withRequestId('first', handle)
  vi.advanceTimersByTime(900)

  withRequestId('second', () => {
    handle()
    vi.advanceTimersByTime(900)
    expect(requestId()).toBe('second')
    vi.advanceTimersByTime(100)
    expect(requestId()).toBeUndefined()
  })
})

test('they are left again after each rest, whatever clock that before it went by', () => {
  for (const id of ['first', 'second']) {
    vi.useRealTimers()
    vi.useFakeTimers()

    withRequestId(id, () => {
      handle()
      vi.advanceTimersByTime(1_000)
      expect(requestId()).toBeUndefined()
    })
  }
})

test('what a request causes later has its id', async () => {
  const seen = await withRequestId('mine', async () => {
    const stop = followIds()
    await setTimeout(1)
    stop()
    return requestId()
  })

  expect(seen).toBe('mine')
})
