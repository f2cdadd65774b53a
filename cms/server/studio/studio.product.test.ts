import { describe, expect, inject, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { contractClient, cookieHeader, signedIn } from '../../../testing/contract-client.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import { studioSessionEnded } from '../../contract/studio-session.ts'

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)

const restPaths = [
  ...['', '/', '/admins', '/admins/1', '/admins/me', '/admins/init', '/admins/count'],
  ...['/admins/login', '/admins/logout', '/admins/first-register', '/admins/refresh-token'],
  ...['/admins/forgot-password', '/admins/reset-password', '/admins/unlock', '/admins/verify/a'],
  ...['/contact-messages', '/contact-messages/1', '/login-guards', '/payload-jobs/run'],
  ...['/lessons', '/lessons/1', '/lessons?draft=true', '/lessons?trash=true'],
  ...['/lessons/versions', '/courses/versions', '/lessons/1/duplicate', '/globals/site'],
  ...[
    '/payload-preferences/a',
    '/payload-locked-documents',
    '/access',
    '/graphql',
    '/og',
    '/nothing',
  ],
]

describe.each(restPaths)('/studio/api%s', (path) => {
  test.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers 401 to a visitor: %s',
    async (method) => {
      const { status, json } = await visitor.send(method, `/studio/api${path}`)

      expect(status).toBe(401)
      const signInOrEnded = /^(Please sign in first\.|Your session has ended\. .+)$/
      expect(json).toEqual({ message: expect.stringMatching(signInOrEnded) })
    },
  )
})

test('who saves after her session has ended hears that her text stays', async () => {
  const anna = await signedIn(url)
  await anna.send('POST', '/api/admin/logout')

  const { status, json } = await anna.send('PATCH', '/studio/api/courses/1', { name: 'Typed' })

  expect(status).toBe(401)
  expect(json).toEqual({ message: studioSessionEnded })
})

test.each([
  ['GET', '/courses/1'],
  ['DELETE', '/courses/1'],
  ['POST', '/admins/login'],
  ['POST', '/admins/refresh-token'],
])('who has written nothing is asked to sign in: %s %s', async (method, path) => {
  const { status, json } = await visitor.send(method, `/studio/api${path}`)

  expect(status).toBe(401)
  expect(json).toEqual({ message: 'Please sign in first.' })
})

test('what a page of the studio asks for after the session has ended is answered by words that it shows', async () => {
  const anna = await signedIn(url)
  await anna.send('POST', '/api/admin/logout')

  const { status, headers, text } = await anna.send('POST', '/studio/collections/students/1', [])

  expect([status, headers.get('content-type')]).toEqual([401, 'text/plain'])
  expect(text).toBe(studioSessionEnded)
})

test('a made-up session opens nothing', async () => {
  const { status } = await visitor.send('GET', '/studio/api/admins', undefined, {
    cookie: 'tutor-token=nonsense',
  })

  expect(status).toBe(401)
})

test.each([
  '/Studio/api/admins',
  '/studio/API/admins',
  '/studio//api/admins',
  '/studio/%61pi/admins',
])('another spelling opens nothing: %s', async (path) => {
  const { status, json } = await visitor.send('GET', path)

  expect(status).toBe(401)
  expect(json).toEqual({ message: 'Please sign in first.' })
})

test.each([
  ['/studio', '%2Fstudio'],
  ['/studio/collections/lessons', '%2Fstudio%2Fcollections%2Flessons'],
  ['/studio/collections/lessons?limit=5', '%2Fstudio%2Fcollections%2Flessons%3Flimit%3D5'],
  ['/studio/login', '%2Fstudio'],
  ['/studio/create-first-user', '%2Fstudio'],
  ['/studio/forgot', '%2Fstudio'],
])('%s leads a visitor to the sign-in and back', async (path, returnTo) => {
  const { status, headers } = await visitor.send('GET', path)

  expect(status).toBe(303)
  expect(headers.get('location')).toBe(`/admin/login?returnTo=${returnTo}`)
})

test('an admin sees the studio', async () => {
  const { status, headers, text } = await admin.send('GET', '/studio')

  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('text/html')
  expect(text).toContain('Studio')
})

test('the studio runs its own scripts alone', async () => {
  const { headers } = await admin.send('GET', '/studio')

  const scripts = /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
  expect(scripts).toContain("'nonce-")
  expect(scripts).not.toContain('unsafe')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test.each(['/studio/login', '/studio/create-first-user', '/studio/forgot'])(
  'the studio’s own %s never opens',
  async (path) => {
    const { status, headers } = await admin.send('GET', path)

    expect(status).toBe(303)
    expect(headers.get('location')).toMatch(/^\/admin\/login/)
  },
)

test.each(['/studio/graphql', '/studio/graphql-playground', '/studio/api/graphql', '/graphql'])(
  'GraphQL is off, for admins too: %s',
  async (path) => {
    const query = { query: '{ Admins { docs { id } } }' }

    const posted = await admin.send('POST', path, query, { origin: url })
    const got = await admin.send('GET', `${path}?query=${encodeURIComponent(query.query)}`)

    expect([404, 405]).toContain(posted.status)
    expect(got.status).toBe(404)
  },
)

test.each([
  ['/admins/login', { username: 'tutor', password: 'wrong-password' }],
  ['/admins/first-register', { username: 'second', password: 'a-long-password' }],
  ['/admins/forgot-password', { username: 'tutor' }],
  ['/admins/reset-password', { token: 'a', password: 'a-long-password' }],
  ['/admins/unlock', { username: 'tutor' }],
  ['/Admins/Login', { username: 'tutor', password: 'wrong-password' }],
  ['//admins//login', { username: 'tutor', password: 'wrong-password' }],
  ['/admins/%6cogin', { username: 'tutor', password: 'wrong-password' }],
])('there is one way to sign in, for admins too, and it is not %s', async (path, body) => {
  const { status } = await admin.studio('POST', path, body)

  expect(status).toBe(404)
})

// No browser and no `fetch` sends dots: they are gone from an address before it is asked for.
test.each([
  '/studio/api/x/../admins/login',
  '/studio/api/x/%2e%2e/admins/login',
  '/studio/api/./admins/login',
  '/studio/api/admins/%2E/forgot-password',
  '/studio/x/../api/admins/login',
  '/_next/../studio/api/admins/login',
])('nor do dots in an address lead to another: %s', async (path) => {
  const { status } = await sendRaw(url, {
    method: 'POST',
    path,
    headers: {
      cookie: cookieHeader(admin.cookies),
      origin: url,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ username: 'tutor', password: 'wrong-password' }),
  })

  expect(status).toBe(400)
})

test.each(['near', 'within', 'intersects', 'all'])(
  'a comparison that no value of ours knows is refused as such: %s',
  async (operator) => {
    const paths = ['/lessons?where[title]', '/lessons?where[course.name]', '/courses?where[id]']
    const answers = await Promise.all(
      paths.map((path) => admin.studio('GET', `${path}[${operator}]=1`)),
    )

    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400])
  },
)

test.each(['__proto__', 'constructor', 'toString'])(
  'what every object has is no collection: %s',
  async (name) => {
    const answers = await Promise.all([
      admin.studio('GET', `/${name}`),
      admin.studio('POST', `/${name}`, {}),
      admin.studio('DELETE', `/${name}/1`),
    ])

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  },
)

test('the studio gives nobody a password’s hash, nor a session’s token', async () => {
  const anna = await buildAdmin(admin)
  const token = admin.cookies.get('tutor-token') ?? 'none'

  const answers = await Promise.all([
    admin.studio('GET', '/admins?limit=0&showHiddenFields=true'),
    admin.studio('GET', '/admins/me'),
    admin.studio('GET', `/admins/${anna.id}?select[hash]=true&select[salt]=true`),
    admin.studio('PATCH', `/admins/${anna.id}`, { email: `${anna.username}@example.com` }),
    admin.studio('GET', '/admins?sort=hash'),
  ])

  const text = answers.map((answer) => answer.text).join('')
  expect(text).toContain(anna.username)
  expect(text).not.toMatch(/"(hash|salt|resetPasswordToken|token|password)":"/)
  expect(text).not.toContain(token)
})

test('nobody reads or clears the counters of failed sign-ins', async () => {
  expect((await admin.studio('GET', '/login-guards')).status).toBe(403)
  expect((await admin.studio('DELETE', '/login-guards?where[id][exists]=true')).status).toBe(403)
})

test('Next’s own addresses are the studio’s too', async () => {
  const { status, headers } = await visitor.send('GET', '/_next/image?url=%2Fa.png&w=64&q=75')

  expect(status).toBe(303)
  expect(headers.get('location')).toMatch(/^\/admin\/login/)
})
