import { expect, test } from 'vitest'
import { contractClient } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const visitor = contractClient(site.url)

test.each([
  ['/about/', '/about'],
  ['/COURSES?category=Academic&utm_source=letter', '/courses?category=Academic&utm_source=letter'],
  ['/Course/1/', '/course/1'],
  ['/Admin/Login', '/admin/login'],
])('%s has moved to %s', async (asked, address) => {
  const { status, headers } = await visitor.send('GET', asked)

  expect([status, headers.get('location')]).toEqual([301, address])
})

test.each(['/about', '/', '/courses/speak-fluently/speech-course-1'])(
  '%s answers where it is',
  async (path) => {
    expect((await visitor.send('GET', path)).status).toBe(200)
  },
)

test('a slash after an unknown address or a second host leads nowhere', async () => {
  expect((await visitor.send('GET', '/nowhere/')).status).toBe(404)
  expect((await visitor.send('GET', '//elsewhere.example/')).status).toBe(404)
})

test.each(['/%E0%A4%A', '/courses/%E0%A4%A', '/course/%FF'])(
  'the malformed address %s is a page that is not there',
  async (path) => {
    const { status, headers, text } = await visitor.send('GET', path)

    expect(status).toBe(404)
    expect(headers.get('content-type')).toContain('text/html')
    expect(text).toContain('Not Found')
  },
)
