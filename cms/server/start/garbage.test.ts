import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAtRest } from './garbage.ts'

const collected: string[] = []
/** Lasts as long as the file: a registry that nobody holds tells nothing. */
const registry = new FinalizationRegistry<string>((name) => collected.push(name))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what nobody holds any more is collected after five seconds of rest', async () => {
  const collectSoon = collectAtRest()
  registry.register({ text: 'large' }, 'the large one')

  collectSoon()
  vi.advanceTimersByTime(5_000)

  vi.useRealTimers()
  // V8 itself would collect some eight seconds later.
  await expect.poll(() => collected, { timeout: 4_000 }).toEqual(['the large one'])
})

test('each call begins the rest anew, and one collection is enough for all', () => {
  const collectSoon = collectAtRest()

  for (let call = 0; call < 3; call++) {
    collectSoon()
    vi.advanceTimersByTime(4_000)
    expect(vi.getTimerCount()).toBe(1)
  }
  vi.advanceTimersByTime(1_000)

  expect(vi.getTimerCount()).toBe(0)
})
