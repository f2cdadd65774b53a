import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { expect, test, vi } from 'vitest'
import { missedSession } from './missed-session.ts'

const tutor = { id: 1, collection: 'admins' }

interface Asked {
  cookie?: string
  /** What a second look at the session finds. */
  user?: object | null
  isAway?: boolean
  isSignedIn?: boolean
}

async function answerTo(error: Error, asked: Asked) {
  const { cookie = 'tutor-token=a', user = null, isAway = false, isSignedIn = false } = asked
  const find = vi.fn(async () => {
    if (isAway) throw new Error('could not write init file')
  })
  const req: PayloadRequest = Object.assign(Object.create(null), {
    headers: new Headers(cookie ? { cookie } : {}),
    user: isSignedIn ? tutor : null,
    payload: { find, auth: async () => ({ user }) },
  })
  return { req, find, answer: await missedSession({ context: {}, error, req }) }
}

test.each<[string, Asked]>([
  ['is there at a second look', { user: tutor }],
  ['cannot be looked up', { isAway: true }],
])('a refusal is no refusal where the session %s', async (_what, asked) => {
  const { answer, req } = await answerTo(new Forbidden(), asked)

  expect(answer).toMatchObject({
    status: 503,
    response: { errors: [{ message: expect.stringContaining('try again soon') }] },
  })
  expect(req.responseHeaders?.get('retry-after')).toBe('5')
})

test.each<[string, Error, Asked]>([
  ['nobody is signed in', new Forbidden(), {}],
  ['there is no cookie', new Forbidden(), { cookie: '', user: tutor }],
  ['somebody is signed in', new Forbidden(), { user: tutor, isSignedIn: true }],
  ['it is another error', new APIError('Not so.', 409), { user: tutor }],
])('a refusal stays where %s', async (_why, error, asked) => {
  const { answer } = await answerTo(error, asked)

  expect(answer).toBeUndefined()
})

test('who brings no cookie costs the database nothing', async () => {
  const { find } = await answerTo(new Forbidden(), { cookie: '' })

  expect(find).not.toHaveBeenCalled()
})
