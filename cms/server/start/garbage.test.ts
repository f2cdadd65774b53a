import { EventEmitter } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAtRest, collectEarly, collectSeldomUntil } from './garbage.ts'

vi.mock('node:v8', async (importOriginal) => {
  const v8 = await importOriginal<typeof import('node:v8')>()
  return { ...v8, setFlagsFromString: vi.fn(v8.setFlagsFromString) }
})

/** What V8 has been told since the last time, of how much garbage may lie. */
function toldPercent(): string[] {
  const told = vi.mocked(setFlagsFromString).mock.calls.splice(0)
  return told.flatMap(([flag]) => flag.match(/^--heap-growing-percent=(\d+)$/)?.[1] ?? [])
}

const collected: string[] = []
/** Lasts as long as the file: a registry that nobody holds tells nothing. */
const registry = new FinalizationRegistry<string>((name) => collected.push(name))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what nobody holds any more is collected after five seconds of rest', async () => {
  const collectSoon = collectAtRest('major')
  registry.register({ text: 'large' }, 'the large one')

  collectSoon()
  vi.advanceTimersByTime(5_000)

  vi.useRealTimers()
  // V8 itself would collect some eight seconds later.
  await expect.poll(() => collected, { timeout: 4_000 }).toEqual(['the large one'])
})

test('each call begins the rest anew, and one collection is enough for all', () => {
  const collectSoon = collectAtRest('major')

  for (let call = 0; call < 3; call++) {
    collectSoon()
    vi.advanceTimersByTime(4_000)
    expect(vi.getTimerCount()).toBe(1)
  }
  vi.advanceTimersByTime(1_000)

  expect(vi.getTimerCount()).toBe(0)
})

test('until the site has settled, a large body changes nothing of V8', () => {
  toldPercent()
  const closed = new EventEmitter()

  collectSeldomUntil(closed)
  closed.emit('close')

  expect(toldPercent()).toEqual([])
})

test('garbage is collected early again once the last large body has passed', () => {
  collectEarly()
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  expect(toldPercent()).toEqual(['20'])

  collectSeldomUntil(one)
  collectSeldomUntil(other)
  one.emit('close')
  expect(toldPercent()).toEqual(['100'])

  other.emit('close')
  expect(toldPercent()).toEqual(['20'])
})

test('what has passed is collected after five seconds of rest', async () => {
  collectEarly()
  const closed = new EventEmitter()
  registry.register({ text: 'piece' }, 'the piece')

  collectSeldomUntil(closed)
  closed.emit('close')
  vi.advanceTimersByTime(5_000)

  vi.useRealTimers()
  await expect.poll(() => collected, { timeout: 4_000 }).toContain('the piece')
})
