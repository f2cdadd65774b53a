import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { signToken } from '../../environment/signed-token.ts'
import { type Challenged, challengeMs, makeChallenge, openChallenge } from './challenges.ts'

const secret = 'a-secret-for-tests-of-32-letters'
const now = 1_800_000_000_000
const anna = { adminId: 7, session: 'a' }

/** As a browser sends it back. */
const returned = (text: string) => Buffer.from(text).toString('base64url')

const opened = (text: string, what: Challenged, at = now) =>
  openChallenge(returned(text), what, { secret, now: at })

test.each<Challenged>(['sign-in', anna])('a challenge opens for what it was made', (what) => {
  const challenge = makeChallenge(what, { secret, now })

  expect(opened(challenge, what)).toEqual({
    nonce: expect.stringMatching(/^[\w-]{36}$/),
    endsAt: now + challengeMs,
  })
})

test.each<[Challenged, Challenged]>([
  ['sign-in', anna],
  [anna, 'sign-in'],
  [anna, { ...anna, session: 'b' }],
  [anna, { ...anna, adminId: 8 }],
])('one for %j opens nothing for %j', (made, asked) => {
  expect(opened(makeChallenge(made, { secret, now }), asked)).toBeNull()
})

test('it ends after five minutes', () => {
  const challenge = makeChallenge('sign-in', { secret, now })

  expect(opened(challenge, 'sign-in', now + challengeMs - 1)).not.toBeNull()
  expect(opened(challenge, 'sign-in', now + challengeMs)).toBeNull()
})

test.each([
  ['of another secret', makeChallenge('sign-in', { secret: `${secret}!`, now })],
  ['signed for something else', signToken('device', `a:${now + 1}:sign-in`, secret)],
  ['without an end', signToken('passkey', 'a:never:sign-in', secret)],
  ['of nothing', ''],
])('one %s is none of ours', (_, text) => {
  expect(opened(text, 'sign-in')).toBeNull()
})

test.each([
  ['an object', { length: 2 ** 31 }],
  ['a number', 7],
  ['nothing', undefined],
  ['longer than any of ours', 'a'.repeat(1_001)],
])('what comes back as %s is none of ours', (_, text) => {
  expect(openChallenge(text, 'sign-in', { secret, now })).toBeNull()
})

test('an account of the longest number and session fits', () => {
  const what = { adminId: 2 ** 31 - 1, session: randomUUID() }

  expect(opened(makeChallenge(what, { secret, now }), what)).not.toBeNull()
})

test('no two are the same', () => {
  const given = { secret, now }

  expect(makeChallenge('sign-in', given)).not.toBe(makeChallenge('sign-in', given))
})
