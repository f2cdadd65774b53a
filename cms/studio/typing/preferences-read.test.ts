import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferencesRead } from './preferences-read.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A line that is gone for so many requests. */
function lineGoneFor(requests: number) {
  const sent: string[] = []
  const send = preferencesRead(async (input) => {
    sent.push(String(input))
    if (sent.length <= requests) throw new TypeError('Failed to fetch')
    return new Response('answered')
  })
  return { send, sent }
}

test('a preference that the line lost is asked for until it comes', async () => {
  const { send, sent } = lineGoneFor(3)
  const answer = send('/studio/api/payload-preferences/collection-students-7')

  await vi.runAllTimersAsync()

  expect(await (await answer).text()).toBe('answered')
  expect(sent).toHaveLength(4)
})

test('one that nobody waits for any more is asked for no longer', async () => {
  const { send, sent } = lineGoneFor(3)
  const signal = AbortSignal.abort()

  const answer = send('/studio/api/payload-preferences/nav', { signal })
  await Promise.all([
    expect(answer).rejects.toThrow('Failed to fetch'),
    vi.advanceTimersByTimeAsync(10_000),
  ])

  expect(sent).toHaveLength(1)
})

test.each([
  ['a preference that is written', '/studio/api/payload-preferences/nav', 'post'],
  ['a list that is read', '/studio/api/students', 'GET'],
  ['a document that is saved', '/studio/api/students/7', 'PATCH'],
])('%s is asked for once', async (_what, path, method) => {
  const { send, sent } = lineGoneFor(1)

  await expect(send(path, { method })).rejects.toThrow('Failed to fetch')

  expect(sent).toEqual([path])
})
