import { afterEach, expect, test, vi } from 'vitest'
import { ask, isDone, messageOf } from './studio-client.ts'

afterEach(() => vi.unstubAllGlobals())

function answerWith(status: number, body: unknown) {
  const fetched = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('JSON is sent as JSON and its answer read as JSON', async () => {
  const fetched = answerWith(200, { id: 1 })

  expect(await ask('PUT', '/studio/api/courses/1', { json: { name: 'IELTS' } })).toEqual({ id: 1 })
  expect(fetched).toHaveBeenCalledWith('/studio/api/courses/1', {
    method: 'PUT',
    credentials: 'include',
    body: '{"name":"IELTS"}',
    headers: { 'Content-Type': 'application/json' },
  })
})

test('a file is sent under its own type', async () => {
  const fetched = answerWith(200, {})
  const file = new Blob(['PK'], { type: 'application/zip' })

  await ask('POST', '/api/courses/import', { file })

  expect(fetched).toHaveBeenCalledWith('/api/courses/import', {
    method: 'POST',
    credentials: 'include',
    body: file,
    headers: { 'Content-Type': 'application/zip' },
  })
})

test('a refusal carries its status and the server’s reason', async () => {
  answerWith(409, { message: 'The number is taken.' })

  const refused = ask('PUT', '/api/lessons/1', { json: {} })

  await expect(refused).rejects.toMatchObject({ status: 409, reason: 'The number is taken.' })
})

test('an ended session is told as that, whatever the server says', async () => {
  answerWith(401, { errors: [{ message: 'Unauthorized' }] })

  const told = await ask('GET', '/studio/api/draft-links').catch((error) => messageOf(error, ''))

  expect(told).toBe('Your session has ended. Please sign in again, then try once more.')
})

test('where no answer comes back, the caller’s own words are told', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))

  const told = await ask('GET', '/api/courses').catch((error) => messageOf(error, 'Try again.'))

  expect(told).toBe('Try again.')
  expect(await isDone('DELETE', '/studio/api/contact-messages/1')).toBe(false)
})
