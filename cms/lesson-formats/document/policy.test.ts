import { expect, test } from 'vitest'
import {
  fileHeaders,
  frameHeaders,
  framePolicy,
  innerPageHeaders,
  interactiveHeaders,
  interactivePolicy,
  lessonPermissions,
  sandboxedTabHeaders,
  sandboxedTabPolicy,
} from './policy.ts'

const site = { siteOrigin: 'https://tutor.example' }
const directives = (policy: string) => policy.split('; ')

test('the frame has an opaque origin, whoever opens it', () => {
  const sandbox =
    'sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox'

  expect(directives(framePolicy(site))).toContain(sandbox)
  expect(directives(sandboxedTabPolicy())).toContain(sandbox)
  expect(interactivePolicy(site)).not.toContain('sandbox')
})

test('a file of a page runs nothing, and is what it says, where it is opened by itself', () => {
  const headers = fileHeaders('image/svg+xml')

  expect(directives(headers['Content-Security-Policy'] ?? '')).toEqual([
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'sandbox',
  ])
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
})

test('only the site may frame a lesson, and nothing frames the sandboxed tab', () => {
  expect(directives(framePolicy(site))).toContain('frame-ancestors https://tutor.example')
  expect(directives(interactivePolicy(site))).toContain('frame-ancestors https://tutor.example')
  expect(directives(sandboxedTabPolicy())).toContain("frame-ancestors 'none'")
})

test('a tutor’s page may bring inline code and https resources', () => {
  const policy = directives(interactivePolicy(site))

  expect(policy).toContain("script-src 'unsafe-inline' 'unsafe-eval' https: blob:")
  expect(policy).toContain("style-src 'unsafe-inline' https:")
  expect(policy).toContain('font-src https: data: blob:')
  expect(policy).toContain('img-src https: data: blob:')
  expect(policy).toContain('media-src https: data: blob:')
})

test.each([
  ['frame', framePolicy(site)],
  ['interactive', interactivePolicy(site)],
  ['sandboxed tab', sandboxedTabPolicy()],
])(
  'a lesson cannot call the site, post to it, move its base or leave a worker: %s',
  (_, policy) => {
    expect(directives(policy)).toContain('connect-src data: blob:')
    expect(directives(policy)).toContain("form-action 'none'")
    expect(directives(policy)).toContain("base-uri 'none'")
    expect(directives(policy)).toContain("object-src 'none'")
    expect(directives(policy)).toContain('worker-src blob:')
  },
)

test('microphone, camera and autoplay are the lesson’s, other devices nobody’s', () => {
  expect(lessonPermissions).toContain('microphone=(self), camera=(self), autoplay=(self)')
  expect(lessonPermissions).toContain('publickey-credentials-get=()')
  expect(lessonPermissions).toContain('geolocation=()')
})

test('the interactive tab is cut from its opener; a sandboxed one must not ask for it', () => {
  expect(interactiveHeaders(site)['Cross-Origin-Opener-Policy']).toBe('same-origin')
  expect(sandboxedTabHeaders()).not.toHaveProperty('Cross-Origin-Opener-Policy')
  expect(frameHeaders(site)).not.toHaveProperty('Cross-Origin-Opener-Policy')
})

test.each([
  ['frame', frameHeaders(site), 'no-referrer'],
  // YouTube's player asks who embeds it: it is told the origin, and no address.
  ['interactive', interactiveHeaders(site), 'strict-origin'],
  [
    'page beside it',
    innerPageHeaders({}, { isSandboxed: false, type: 'text/html' }),
    'strict-origin',
  ],
  ['sandboxed tab', sandboxedTabHeaders(), 'no-referrer'],
  [
    'page beside that',
    innerPageHeaders({}, { isSandboxed: true, type: 'text/html' }),
    'no-referrer',
  ],
])(
  'an address with a ticket goes to no other host, and the type is not guessed: %s',
  (_, headers, told) => {
    expect(headers['Referrer-Policy']).toBe(told)
    expect(headers['X-Content-Type-Options']).toBe('nosniff')
  },
)
