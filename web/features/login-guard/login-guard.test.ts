import { expect, test } from 'vitest'
import { afterFailure, noFailures, withoutSpentLock } from '../../../cms/contract/lockout.ts'
import {
  bannerText,
  lockedFor,
  lockedMessage,
  lockText,
  needsCaptcha,
  newCaptcha,
  openingText,
  solvesCaptcha,
} from './login-guard.ts'

const failed = (times: number) =>
  Array.from({ length: times }).reduce(
    (guard: typeof noFailures) => afterFailure(guard, 1_000),
    noFailures,
  )

test('the fifth failure locks the form for 15 minutes', () => {
  expect(failed(4).lockedUntil).toBeNull()
  expect(failed(5)).toEqual({ failures: 5, lockedUntil: 901_000 })
})

test('a captcha is required from the third failure on', () => {
  expect(needsCaptcha(failed(2))).toBe(false)
  expect(needsCaptcha(failed(3))).toBe(true)
})

test('after the lock counter and captcha are reset', () => {
  const locked = failed(5)

  expect(withoutSpentLock(locked, 900_999)).toEqual(locked)
  expect(withoutSpentLock(locked, 901_000)).toEqual(noFailures)
})

test('the form stays locked as long as the server says', () => {
  expect(lockedFor(failed(1), 120, 5_000)).toEqual({ failures: 1, lockedUntil: 125_000 })
})

test('the banner counts the failures and says what follows', () => {
  expect(bannerText(noFailures)).toBeNull()
  expect(bannerText(failed(2))).toBe('2 failed attempt(s)')
  expect(bannerText(failed(3))).toBe('3 failed attempt(s) CAPTCHA required.')
  expect(bannerText(failed(4))).toBe(
    '4 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.',
  )
})

test('the captcha is a sum of two numbers from 1 to 10', () => {
  expect(newCaptcha(() => 0)).toEqual({ left: 1, right: 1 })
  expect(newCaptcha(() => 0.999)).toEqual({ left: 10, right: 10 })
})

test('only the sum solves the captcha', () => {
  const captcha = { left: 3, right: 4 }

  expect(solvesCaptcha(captcha, ' 7 ')).toBe(true)
  expect(solvesCaptcha(captcha, '8')).toBe(false)
  expect(solvesCaptcha(captcha, '')).toBe(false)
  expect(solvesCaptcha(captcha, '7a')).toBe(false)
})

test.each([
  ['in full width', '１２'],
  ['in Arabic digits', '\u0661\u0662'],
  ['in Persian digits', '\u06f1\u06f2'],
  ['between marks that nobody sees', '\u206612\u2069'],
])('the sum may be typed %s', (_how, typed) => {
  expect(solvesCaptcha({ left: 5, right: 7 }, typed)).toBe(true)
})

test('no Retry-After locks for longer than a day', () => {
  expect(lockedFor(noFailures, 1e9, 0).lockedUntil).toBe(86_400_000)
})

test('the fifth failure and a lock of the server each say what they are', () => {
  expect(lockText(failed(4))).toBeNull()
  expect(lockText(failed(5))).toBe(lockedMessage)
  expect(lockText(lockedFor(failed(1), 7, 0))).toBe(
    'Too many login attempts. Please wait a few minutes before trying again.',
  )
})

test('a locked form says when it opens again', () => {
  const at = new Date(2026, 4, 1, 14, 5).getTime()

  expect(openingText(at, at - 61_000)).toBe('You can try again at 14:05.')
  expect(openingText(at, at - 60_000)).toBe('You can try again in less than a minute.')
})

test('the banner at five failures adds nothing to the one at four', () => {
  expect(bannerText(failed(1))).toBe('1 failed attempt(s)')
  expect(bannerText(failed(5))).toBe(
    '5 failed attempt(s) CAPTCHA required. Account will be locked after 5 attempts.',
  )
})
