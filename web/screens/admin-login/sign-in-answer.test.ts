import { expect, test } from 'vitest'
import { noFailures } from '../../../cms/contract/lockout.ts'
import { ApiError } from '../../data/client.ts'
import { guardAfter, signInMessage } from './sign-in-answer.ts'

const refusal = (status: number, retryAfter?: number) =>
  new ApiError({ status, statusText: '', body: '{"message":"…"}', retryAfter })

test('the message follows the status', () => {
  const messages = [refusal(401), refusal(429), refusal(500), new TypeError('offline')].map(
    signInMessage,
  )

  expect(messages).toEqual([
    'Incorrect username or password. Please check your credentials and try again.',
    'Too many login attempts. Please wait a few minutes before trying again.',
    'Login failed. Please check your connection and try again.',
    'Login failed. Please check your connection and try again.',
  ])
})

test('a site under another address is told which one is right, where the server says so', () => {
  const message = 'This request did not come from https://tutor.example. Open the site there.'
  const foreign = new ApiError({
    status: 403,
    statusText: '',
    body: JSON.stringify({ message }),
  })
  const proxys = new ApiError({ status: 403, statusText: '', body: '<h1>Forbidden</h1>' })

  expect(signInMessage(foreign)).toBe(message)
  expect(guardAfter(foreign, noFailures, 0)).toEqual(noFailures)
  expect(signInMessage(proxys)).toBe('Login failed. Please check your connection and try again.')
})

test('a password that has ended is told as the server does, and is no failure', () => {
  const message = 'The site made this password, and it has ended.'
  const body = JSON.stringify({ message, errors: [{ path: 'password', message }] })
  const ended = new ApiError({ status: 401, statusText: '', body })

  expect(signInMessage(ended)).toBe(message)
  expect(guardAfter(ended, noFailures, 0)).toEqual(noFailures)
})

test('429 locks the form for Retry-After', () => {
  expect(guardAfter(refusal(429, 60), noFailures, 1_000)).toEqual({
    failures: 0,
    lockedUntil: 61_000,
  })
})

test('a wrong password counts as a failure and a broken connection does not', () => {
  expect(guardAfter(refusal(401), noFailures, 0).failures).toBe(1)
  expect(guardAfter(new TypeError('offline'), noFailures, 0)).toEqual(noFailures)
})
