import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)

const pages = ['/', '/courses', '/course/1', '/courses/speak-fluently/speech-course-1', '/contact']
const screens = [...pages, '/admin/login', '/view-lessons/1', '/no-such-page']

function directive(headers: Headers, name: string): string {
  const policy = headers.get('content-security-policy') ?? ''
  return new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1] ?? ''
}

const hashesOf = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

/** What the elements of a page say that are neither data nor files. */
const saidIn = (html: string, element: string) =>
  [...html.matchAll(new RegExp(`<${element}([^>]*)>(.*?)</${element}>`, 'gs'))].flatMap(
    ([, attributes = '', text = '']) =>
      /type="application\/| src=/.test(attributes) ? [] : [text],
  )

describe.each([...screens, '/api/courses', '/api/nothing', '/healthz'])('%s', (path) => {
  test('runs scripts and workers of the site alone, and can be framed by nobody', async () => {
    const { headers, text } = await visitor.send('GET', path)

    const own = hashesOf(saidIn(text, 'script'))
    expect(directive(headers, 'script-src').split(' ')).toEqual([
      "'self'",
      ...own,
      "'wasm-unsafe-eval'",
    ])
    expect(directive(headers, 'default-src')).toBe("'none'")
    expect(directive(headers, 'style-src')).not.toContain('unsafe')
    expect(directive(headers, 'worker-src')).toBe("'self'")
    expect(own.length).toBe(screens.includes(path) ? 1 : 0)
    expect(directive(headers, 'frame-ancestors')).toBe("'none'")
    expect(directive(headers, 'base-uri')).toBe("'none'")
    expect(directive(headers, 'object-src')).toBe("'none'")
    expect(directive(headers, 'form-action')).toBe("'self'")
    expect(headers.get('x-frame-options')).toBe('DENY')
  })

  test('carries the other headers that keep the site safe', async () => {
    const { headers } = await visitor.send('GET', path)

    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('microphone=(self)')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
  })

  test('sets no cookie', async () => {
    const { headers } = await visitor.send('GET', path)

    expect(headers.getSetCookie()).toEqual([])
  })
})

test.each(screens)('%s has no attribute that its policy would refuse', async (path) => {
  const { text } = await visitor.send('GET', path)

  expect(text).toMatch(/^<!doctype html>/i)
  expect(text).not.toMatch(/<[^>]*\s(style|on[a-z]+)="/)
})

/**
 * What belongs to one request; an answer that is kept has no id, because it is not logged, and is
 * compressed better.
 */
const ofOneRequest = ['date', 'connection', 'x-request-id', 'content-length']
const brotli = { 'accept-encoding': 'br' }

test('a kept answer carries the same headers as a fresh one', async () => {
  const path = `/about?${crypto.randomUUID()}`
  const fresh = await visitor.send('GET', path, undefined, brotli)
  const kept = await visitor.send('GET', path, undefined, brotli)

  const named = ({ headers }: typeof fresh) =>
    Object.fromEntries([...headers].filter(([name]) => !ofOneRequest.includes(name)))
  expect(named(kept)).toEqual(named(fresh))
})

test('an admin’s page carries the same policy, with the script that keeps dropped files', async () => {
  const admin = await signedIn(url)

  const { headers, text } = await admin.send('GET', '/admin')

  const hashes = hashesOf(saidIn(text, 'script'))
  expect(hashes).toHaveLength(2)
  expect(directive(headers, 'script-src')).toBe(`'self' ${hashes.join(' ')} 'wasm-unsafe-eval'`)
  expect(headers.get('x-frame-options')).toBe('DENY')
})
