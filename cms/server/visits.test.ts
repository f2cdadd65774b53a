import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { createCounter } from '../content/counts/counter.ts'
import { countingVisits, isVisit } from './visits.ts'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0'

function requestTo(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method, url })
  Object.assign(request.headers, {
    'sec-fetch-dest': 'document',
    'user-agent': firefox,
    ...headers,
  })
  return request
}

test.each(['/', '/courses', '/courses/speak-fluently?from=2', '/contact?sent=1'])(
  'a person who opens %s is counted',
  (url) => {
    expect(isVisit(requestTo(url))).toBe(true)
  },
)

test.each([
  ['a robot', requestTo('/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' })],
  ['who asks not to be tracked', requestTo('/', { dnt: '1' })],
  ['who sends Global Privacy Control', requestTo('/', { 'sec-gpc': '1' })],
  ['a page fetched in advance', requestTo('/', { 'sec-purpose': 'prefetch' })],
  ['a part of a page', requestTo('/', { 'sec-fetch-dest': 'image' })],
  ['a frame', requestTo('/courses', { 'sec-fetch-dest': 'iframe' })],
  ['a look without reading', requestTo('/', {}, 'HEAD')],
  ['a file', requestTo('/sitemap.xml')],
  ['an answer', requestTo('/api/courses')],
  ['the tutor’s door', requestTo('/admin/login')],
])('%s is not counted', (_what, request) => {
  expect(isVisit(request)).toBe(false)
})

test.each([
  [200, true, 1],
  [404, true, 0],
  [200, false, 0],
])('status %s, taken: %s, counts %s', (status, isTaken, times) => {
  const counter = createCounter()
  const request = requestTo('/')
  const response = new ServerResponse(request)
  response.statusCode = status

  countingVisits(counter, () => isTaken)(request, response)
  response.emit('finish')

  expect(counter.take().reduce((all, row) => all + row.times, 0)).toBe(times)
})
