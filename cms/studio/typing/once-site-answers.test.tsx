import { afterEach, expect, test, vi } from 'vitest'
import { connectionLost, fakeServer } from '../../../testing/component/fake-server.ts'
import { lookAgainMs, onceSiteAnswers } from './once-site-answers.ts'

afterEach(() => vi.useRealTimers())

const act = vi.fn(() => Promise.resolve())

test.each([
  ['a line that is gone', connectionLost],
  ['a site that is being started', () => Response.json({}, { status: 503 })],
])('after %s it acts when the site answers again, asked again and again', async (_what, answer) => {
  act.mockClear()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let isThere = false
  const asked = fakeServer(() => (isThere ? Response.json({ message: 'ready' }) : answer()))
  const callOff = onceSiteAnswers(act)

  vi.advanceTimersByTime(lookAgainMs)
  await expect.poll(() => asked).toHaveLength(1)
  expect(act).not.toHaveBeenCalled()
  isThere = true
  await expect
    .poll(() => {
      vi.advanceTimersByTime(lookAgainMs)
      return act.mock.calls.length
    })
    .toBe(1)
  callOff()
})

test('it acts as soon as the browser says that the line is back, and not once it is called off', async () => {
  act.mockClear()
  const asked = fakeServer(() => Response.json({ message: 'ready' }))
  const callOff = onceSiteAnswers(act)

  dispatchEvent(new Event('online'))

  await expect.poll(() => act.mock.calls).toHaveLength(1)
  callOff()
  dispatchEvent(new Event('online'))
  expect(asked).toHaveLength(1)
})
