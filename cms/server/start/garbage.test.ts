import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectAtRest, garbageLimit } from './garbage.ts'

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

/** A limit of its own, and what V8 has been told of how much garbage may lie since it was asked last. */
function limitAndTold() {
  const flags: string[] = []
  const limit = garbageLimit((flag) => flags.push(flag))
  return { ...limit, told: () => flags.splice(0) }
}

test('until the site has settled, a large body changes nothing of V8', () => {
  const { collectSeldomUntil, told } = limitAndTold()
  const closed = new EventEmitter()

  collectSeldomUntil(closed)
  closed.emit('close')

  expect(told()).toEqual([])
})

test('garbage is collected early again once the last large body has passed', () => {
  const { collectEarly, collectSeldomUntil, told } = limitAndTold()
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  collectEarly()
  expect(told()).toEqual(['--heap-growing-percent=20'])

  collectSeldomUntil(one)
  collectSeldomUntil(other)
  one.emit('close')
  expect(told()).toEqual(['--heap-growing-percent=100'])

  other.emit('close')
  expect(told()).toEqual(['--heap-growing-percent=20'])
})

test('what has passed is collected after five seconds of rest', async () => {
  const { collectEarly, collectSeldomUntil } = limitAndTold()
  const closed = new EventEmitter()
  registry.register({ text: 'piece' }, 'the piece')
  collectEarly()

  collectSeldomUntil(closed)
  closed.emit('close')
  vi.advanceTimersByTime(5_000)

  vi.useRealTimers()
  await expect.poll(() => collected, { timeout: 4_000 }).toContain('the piece')
})

test('a response that has been closed already is not waited for', () => {
  const { collectEarly, collectSeldomUntil, told } = limitAndTold()
  collectEarly()
  told()

  collectSeldomUntil(Object.assign(new EventEmitter(), { destroyed: true }))

  expect(told()).toEqual([])
})
