import { describe, expect, test } from 'vitest'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url

const rowsOfTheAdmin = [
  ['POST', '/api/courses/1/lessons', { htmlContent: '<p>Hello</p>' }],
  ['POST', '/api/courses/1/lessons/custom', { html: '<lesson-meta></lesson-meta>' }],
  ['PUT', '/api/lessons/1', { courseId: 1, lessonNumber: 900 }],
  ['DELETE', '/api/lessons/1', undefined],
  ['POST', '/api/lessons/1/restore', undefined],
  ['PATCH', '/api/courses/1/files', { cssContent: 'p {}' }],
  ['DELETE', '/api/courses/1/files/css', undefined],
  ['GET', '/api/courses/1/archive', undefined],
  ['POST', '/api/courses/import', undefined],
  ['GET', '/api/exercise-archives', undefined],
  ['GET', '/api/exercise-archives/1', undefined],
  ['POST', '/api/exercise-archives', undefined],
  ['POST', '/api/exercises', { title: 'Refused', rows: [{ word: 'odd' }] }],
  ['POST', '/api/exercises/reading', { text: 'odd - strano' }],
  ['GET', '/api/admin/me', undefined],
  ['POST', '/api/admin/register', { username: 'stranger', password: 'a-long-password' }],
] as const

/** Says that it is admin 1, and that nobody has to prove it. */
const unsignedToken = [
  { alg: 'none', typ: 'JWT' },
  { id: 1, collection: 'admins' },
]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .concat('')
  .join('.')

describe.each(rowsOfTheAdmin)('%s %s', (method, path, body) => {
  test('answers 401 without a session', async () => {
    const { status, json } = await contractClient(url).send(method, path, body)

    expect(status).toBe(401)
    expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  })

  test.each([
    'tutor-token=',
    'tutor-token=nonsense',
    'tutor-token=%E0%A4%A',
    `tutor-token=${unsignedToken}`,
  ])('answers 401 to a made-up session %s', async (cookie) => {
    const { status } = await contractClient(url).send(method, path, body, { cookie })

    expect(status).toBe(401)
  })
})

test('a refused lesson is not stored', async () => {
  const visitor = contractClient(url)

  await visitor.send('POST', '/api/courses/1/lessons', { htmlContent: '<title>Refused</title>' })

  const { text } = await visitor.send('GET', '/api/courses/1/lessons')
  expect(text).not.toContain('Refused')
})

test('a session counts as a cookie alone, not as a header', async () => {
  const admin = await signedIn(url)
  const token = admin.cookies.get('tutor-token')

  const { status } = await contractClient(url).send('GET', '/api/admin/me', undefined, {
    authorization: `JWT ${token}`,
  })

  expect(status).toBe(401)
})

test('a changed session is none', async () => {
  const admin = await signedIn(url)
  const [head, , signature] = (admin.cookies.get('tutor-token') ?? '').split('.')
  const claims = Buffer.from(JSON.stringify({ id: 2, collection: 'admins' })).toString('base64url')

  const { status } = await contractClient(url).send('GET', '/api/admin/me', undefined, {
    cookie: `tutor-token=${head}.${claims}.${signature}`,
  })

  expect(status).toBe(401)
})

test.each(['/api/courses', '/api/lessons', '/api/courses/1', '/api/lessons/1', '/api/site'])(
  'a session that has ended leaves %s open',
  async (path) => {
    const { status } = await contractClient(url).send('GET', path, undefined, {
      cookie: 'tutor-token=nonsense',
    })

    expect(status).toBe(200)
  },
)
