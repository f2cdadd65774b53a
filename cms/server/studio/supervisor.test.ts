import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supervise } from './supervisor.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Processes that get ready and end when the test says so. */
function processes() {
  const started: { becomeReady(): void; crash(): void; end(): void; kill(): void }[] = []
  const launch = () => {
    let becomeReady = () => {}
    let crash = () => {}
    const ready = new Promise<string>((resolve) => {
      becomeReady = () => resolve(`/socket-${started.length}`)
    })
    const ended = new Promise<string>((resolve) => {
      crash = () => resolve('code 1')
    })
    const launched = { ready, ended, end: vi.fn(() => crash()), kill: vi.fn(() => crash()) }
    started.push({ ...launched, becomeReady, crash })
    return launched
  }
  const supervisor = supervise({ launch, logger: { error: () => {} } })
  return { started, supervisor }
}

const settled = () => vi.advanceTimersByTimeAsync(0)

test('nothing is started before somebody wants it, and one process for all', async () => {
  const { started, supervisor } = processes()
  expect(started).toHaveLength(0)

  supervisor.begin()
  supervisor.begin()

  expect(started).toHaveLength(1)
})

test('requests wait until it is ready, and then know where it is', async () => {
  const { started, supervisor } = processes()
  const waiting = [supervisor.whenReady(), supervisor.whenReady()]

  started[0]?.becomeReady()

  expect(await Promise.all(waiting)).toEqual(['/socket-1', '/socket-1'])
  expect(await supervisor.whenReady()).toBe('/socket-1')
})

test('a process that ends is started again at once, and requests wait for the new one', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()
  started[0]?.becomeReady()
  await settled()
  started[0]?.crash()
  await settled()

  const waiting = supervisor.whenReady()
  await settled()
  started[1]?.becomeReady()

  expect(await waiting).toBe('/socket-2')
})

test('a process that cannot be begun throws at nobody, and is tried again', async () => {
  const told: string[] = []
  const launch = vi.fn((): never => {
    throw new Error('no space left')
  })
  const supervisor = supervise({ launch, logger: { error: (text) => told.push(text) } })

  supervisor.begin()
  await settled()
  await vi.advanceTimersByTimeAsync(1_000)

  expect(launch.mock.calls.length).toBeGreaterThan(1)
  expect(told[0]).toContain('no space left')
  await expect(supervisor.whenReady()).rejects.toThrow('The studio is starting.')
  await supervisor.close()
})

test('each failure in a row makes the pause longer', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()
  const pauses: number[] = []

  for (let count = 1; count <= 9; count++) {
    const before = performance.now()
    started.at(-1)?.crash()
    await settled()
    if (started.length === count) await vi.advanceTimersToNextTimerAsync()
    pauses.push(Math.round(performance.now() - before))
  }

  expect(pauses).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000])
})

test('while it pauses, requests are told to come back instead of waiting', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()
  started[0]?.crash()
  await settled()
  started[1]?.crash()
  await settled()

  await expect(supervisor.whenReady()).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '5', Refresh: '5' },
  })
})

test('a process that lived for long is started again at once', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()
  started[0]?.crash()
  await settled()
  started[1]?.becomeReady()
  await vi.advanceTimersByTimeAsync(61_000)

  started[1]?.crash()
  await settled()

  expect(started).toHaveLength(3)
})

test('a process that does not get ready in a minute is ended', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()

  await vi.advanceTimersByTimeAsync(60_010)

  expect(started[0]?.kill).toHaveBeenCalledOnce()
  expect(started).toHaveLength(2)
})

test('a stop ends it, and nothing is started again', async () => {
  const { started, supervisor } = processes()
  supervisor.begin()

  await supervisor.close()
  await vi.advanceTimersByTimeAsync(120_000)
  supervisor.begin()

  expect(started[0]?.end).toHaveBeenCalledOnce()
  expect(started).toHaveLength(1)
})
