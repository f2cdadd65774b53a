import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test, vi } from 'vitest'
import { eventually } from '../../testing/eventually.ts'
import { sitePayload } from '../../testing/site/site-payload.ts'
import type { AnswerCache } from './cache/answer-cache.ts'
import { firstReadings } from './first-readings.ts'

const payload = await sitePayload()

const rendered = { status: 200, parts: ['<p>'], inline: { styles: [], scripts: [] }, policy: '' }

/** Asks for an address; gives whether it is read here, and what the cache is asked to read. */
function ask(url: string, { status = 200, canonical = url.split('?')[0] ?? '' } = {}) {
  const keys: string[] = []
  const otherwise = vi.fn<() => void>()
  const cache: Pick<AnswerCache, 'answerWith'> = {
    async answerWith(_request, _response, { key, read }) {
      await read()
      keys.push(key)
    },
  }
  const renderer = {
    canonicalPath: async () => canonical,
    render: async () => ({ ...rendered, status }),
  }
  const answers = firstReadings({ payload, cache, renderer, siteUrl: 'http://localhost' })
  const request = new IncomingMessage(new Socket())
  request.url = url
  const isRead = answers(request, new ServerResponse(request), otherwise)
  return { isRead, keys, otherwise }
}

test('a page is read under what its answer depends on', async () => {
  const { isRead, keys, otherwise } = ask('/courses?category=business&invented=1')

  expect(isRead).toBe(true)
  await eventually(() => expect(keys).toEqual(['/courses?category=business']))
  expect(otherwise).not.toHaveBeenCalled()
})

test('an endpoint is read with its parameters', async () => {
  const { isRead, keys } = ask('/api/courses/1')

  expect(isRead).toBe(true)
  await eventually(() => expect(keys).toEqual(['/api/courses/1']))
})

test.each([
  ['a tutor’s page', '/admin'],
  ['a draft', '/draft/token'],
  ['a preview', '/preview/courses/1'],
  ['no page', '/nowhere'],
  ['a file', '/media/picture.webp'],
  ['what can be written in two ways', '/courses/%73peak-fluently'],
  ['no endpoint', '/api/nothing'],
  ['a tutor’s endpoint', '/api/admin/me'],
  ['a list that may be sent in parts', '/api/lessons'],
])('%s is left to others: %s', (_what, url) => {
  expect(ask(url).isRead).toBe(false)
})

test.each([
  ['a page that lacks an answer', '/courses', { status: 503 }],
  ['a page with another address', '/Courses', { canonical: '/courses' }],
  ['what is not found', '/api/courses/999999', {}],
])('%s takes the longer way', async (_what, url, options) => {
  const { keys, otherwise } = ask(url, options)

  await eventually(() => expect(otherwise).toHaveBeenCalledOnce())
  expect(keys).toEqual([])
})
