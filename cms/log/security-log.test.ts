import { afterEach, expect, test, vi } from 'vitest'
import { keepLines } from '../../testing/kept-lines.ts'
import { createLog } from './log.ts'
import { logSecurity } from './security-log.ts'

afterEach(() => {
  vi.useRealTimers()
})

function openLog(level: 'debug' | 'warn' | 'error' | 'silent') {
  const { lines, destination } = keepLines()
  const log = createLog({ level, isReadable: false, destination })
  return { log, lines: () => lines.map((line) => JSON.parse(line)) }
}

test.each(['debug', 'warn', 'error'] as const)(
  'who came in and who was refused is written at LOG_LEVEL=%s',
  (level) => {
    const { log, lines } = openLog(level)

    logSecurity(log, { event: 'sign-in', admin: 1, factors: 'password' }, 'Signed in')
    logSecurity(log, { event: 'refused', reason: 'role', admin: 2 }, 'Refused')

    expect(lines()).toMatchObject([
      { level: 'info', event: 'sign-in', admin: 1, factors: 'password' },
      { level: 'warn', event: 'refused', reason: 'role', admin: 2 },
    ])
  },
)

test('a log that is silent stays so', () => {
  const { log, lines } = openLog('silent')

  expect(logSecurity(log, { event: 'sign-out', admin: 1 }, 'Signed out')).toBe(false)
  expect(lines()).toEqual([])
})

test('whoever is refused on and on writes twenty lines a minute, and hides nobody else', () => {
  vi.useFakeTimers()
  const { log, lines } = openLog('warn')

  for (let count = 0; count < 5_000; count++) {
    logSecurity(log, { event: 'sign-in-refused', reason: 'unknown-name' }, 'Refused')
  }
  logSecurity(log, { event: 'sign-in-refused', reason: 'wrong-password', admin: 1 }, 'Refused')
  const atOnce = lines()
  vi.advanceTimersByTime(60_000)
  logSecurity(log, { event: 'sign-in-refused', reason: 'unknown-name' }, 'Refused')

  expect(atOnce).toHaveLength(21)
  expect(atOnce.at(-1)).toMatchObject({ reason: 'wrong-password', admin: 1 })
  expect(lines().slice(21)).toMatchObject([
    { event: 'unwritten', kind: 'sign-in-refused unknown-name', unwritten: 4_980 },
    { event: 'sign-in-refused', reason: 'unknown-name' },
  ])
})
