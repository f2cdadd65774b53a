import { describe, expect, test } from 'vitest'
import { buildCourse, buildLesson, uniqueText } from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const { host, port } = new URL(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)
const lesson = await buildLesson(admin, { course: course.id })

const writes = [
  ['POST', '/api/contact', { name: 'a', email: 'a@example.com', message: 'a' }],
  ['POST', '/api/admin/login', { username: 'nobody', password: 'a' }],
  ['POST', '/api/admin/logout', undefined],
  ['POST', '/api/admin/register', { username: 'robot', password: 'a-long-password' }],
  ['POST', `/api/courses/${course.id}/lessons`, { htmlContent: '<p>a</p>' }],
  ['POST', `/api/courses/${course.id}/lessons/custom`, { html: '<p>a</p>' }],
  ['PUT', `/api/lessons/${lesson.id}`, { courseId: course.id, lessonNumber: 9 }],
  ['DELETE', `/api/lessons/${lesson.id}`, undefined],
  ['PATCH', `/api/courses/${course.id}/files`, { cssContent: 'p {}' }],
  ['DELETE', `/api/courses/${course.id}/files/css`, undefined],
  ['POST', '/studio/api/courses', { name: 'a', description: 'a', category: 'Business' }],
  ['PATCH', `/studio/api/lessons/${lesson.id}`, { title: 'Changed from elsewhere' }],
  ['DELETE', `/studio/api/lessons/${lesson.id}`, undefined],
  ['POST', '/studio/api/globals/site', { brand: 'Changed from elsewhere' }],
] as const

const foreign: Record<string, string>[] = [
  { origin: 'null' },
  { origin: '' },
  { origin: `http://localhost:${Number(port) + 1}` },
  { origin: 'http://localhost' },
  { origin: `http://lessons.${host}` },
  { origin: `http://www.${host}` },
  { origin: `https://${host}` },
  { origin: `http://127.0.0.1:${port}` },
  { origin: `${url}.evil.example` },
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
]

describe.each(writes)('%s %s', (method, path, body) => {
  test.each(foreign)('is refused to %j', async (headers) => {
    const { status, json } = await admin.send(method, path, body, headers)

    expect(status).toBe(403)
    expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  })
})

test('a refused write has changed nothing, and nobody is signed out', async () => {
  const { status, json } = await admin.send('GET', `/api/lessons/${lesson.id}`)

  expect(status).toBe(200)
  expect(json).toMatchObject({ title: lesson.title, lessonNumber: 1 })
  expect((await admin.send('GET', '/api/admin/me')).status).toBe(200)
})

const own: Record<string, string>[] = [
  { origin: url },
  { origin: url, 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  {},
]

test.each(own)('a write of the site itself is taken: %j', async (headers) => {
  const message = { name: uniqueText('Anna'), email: 'anna@example.com', message: 'Hello' }

  const { status } = await contractClient(url).send('POST', '/api/contact', message, headers)

  expect(status).toBe(200)
})

test.each(['/api/courses', '/', '/lesson-documents/1'])(
  'another site may link to %s',
  async (path) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

    const { status } = await contractClient(url).send('GET', path, undefined, headers)

    expect(status).not.toBe(403)
  },
)

// Some of these do something; what asks may be a picture in a lesson on a sibling host.
test.each(['/payload-jobs/run?queue=nobody’s', '/contact-messages/csv', '/courses'])(
  'the studio’s REST answers no page of another site: %s',
  async (path) => {
    const ask = (site: string) =>
      admin.send('GET', `/studio/api${path}`, undefined, { 'sec-fetch-site': site })

    const statuses = await Promise.all(
      ['cross-site', 'same-site', 'same-origin', 'none'].map(
        async (site) => (await ask(site)).status,
      ),
    )

    expect(statuses).toEqual([403, 403, 200, 200])
  },
)

test.each(['/studio/logout', '/Studio//logout', '/studio/logout-inactivity'])(
  'a link of another site leads to the studio, and nobody out of it: %s',
  async (path) => {
    const follow = (site: string) => admin.send('GET', path, undefined, { 'sec-fetch-site': site })

    const [elsewhere, lesson, here] = [
      await follow('cross-site'),
      await follow('same-site'),
      await follow('same-origin'),
    ]

    for (const { status, headers } of [elsewhere, lesson]) {
      expect([status, headers.get('location')]).toEqual([303, '/studio'])
    }
    expect(here.headers.get('location')).toBeNull()
  },
)

test('no other site is allowed to read an answer', async () => {
  const headers = { origin: 'https://evil.example' }

  const read = await admin.send('GET', '/api/admin/me', undefined, headers)
  const preflight = await admin.send('OPTIONS', '/api/contact', undefined, headers)
  const ofStudio = await admin.send('GET', '/studio/api/admins', undefined, headers)

  expect(read.headers.get('access-control-allow-origin')).toBeNull()
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  expect(ofStudio.headers.get('access-control-allow-credentials')).toBeNull()
})
