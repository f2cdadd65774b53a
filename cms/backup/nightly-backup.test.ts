import { expect, onTestFinished, test, vi } from 'vitest'
import { isDue } from './nightly-backup.ts'

const at = (time: string) => new Date(`2026-11-${time}:00`)
const iso = (time: string) => at(time).toISOString()
const due = (last: { doneAt?: string; failedAt?: string; failures?: number }, now: string) =>
  isDue({ doneAt: null, failedAt: null, failures: last.failedAt ? 1 : 0, ...last }, 3, at(now))

test('one is due after the hour, once', () => {
  expect(due({ doneAt: iso('21T03:02') }, '22T02:59')).toBe(false)
  expect(due({ doneAt: iso('21T03:02') }, '22T03:01')).toBe(true)
  expect(due({ doneAt: iso('22T03:01') }, '22T23:00')).toBe(false)
})

test('one that was missed is made when the site is there again', () => {
  expect(due({ doneAt: iso('19T03:00') }, '22T15:00')).toBe(true)
  expect(due({}, '22T01:00')).toBe(true)
})

test('a failure is tried again an hour later, and not for ever', () => {
  expect(due({ failedAt: iso('22T03:05') }, '22T03:30')).toBe(false)
  expect(due({ failedAt: iso('22T03:05') }, '22T04:06')).toBe(true)
  expect(due({ failedAt: iso('22T06:30'), failures: 4 }, '22T09:00')).toBe(false)
  expect(due({ failedAt: iso('22T06:30'), failures: 4 }, '23T03:05')).toBe(true)
})

test('the hour that the summer takes away makes no second one of the night before', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  onTestFinished(() => void vi.unstubAllEnvs())
  const last = { doneAt: '2026-03-28T02:00:00+01:00', failedAt: null, failures: 0 }

  const isDueAt = (time: string) => isDue(last, 2, new Date(time))

  expect(isDueAt('2026-03-29T00:30:00+01:00')).toBe(false)
  expect(isDueAt('2026-03-29T03:00:00+02:00')).toBe(true)
})

test('a machine that starts late tries as often', () => {
  expect(due({ failedAt: iso('22T09:00'), failures: 1 }, '22T10:01')).toBe(true)
  expect(due({ failedAt: iso('22T11:02'), failures: 3 }, '22T12:03')).toBe(true)
})

test('what a wrong clock has noted for a time to come is of no account', () => {
  expect(due({ doneAt: iso('25T03:02') }, '22T03:01')).toBe(true)
  expect(due({ failedAt: iso('25T03:02') }, '22T03:01')).toBe(true)
})
