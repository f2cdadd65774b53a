import { describe, expect, test } from 'vitest'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { site } from '../../testing/site/site.ts'
import { ErrorAnswer } from '../contract/answers.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const noIds = ['abc', '0', '-1', '1.5', '99999999999', '2147483648', '%00', '1a']

describe.each(noIds)('what is no id is not found: %s', (id) => {
  test.each([
    `/api/courses/${id}`,
    `/api/courses/${id}/lessons`,
    `/api/courses/${id}/lessons/1`,
    `/api/courses/1/lessons/${id}`,
    `/api/lessons/${id}`,
  ])('GET %s', async (path) => {
    const { status, json } = await visitor.send('GET', path)

    expect(status).toBe(404)
    expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  })

  test.each([
    ['POST', `/api/courses/${id}/lessons`, { htmlContent: '<p>Hello</p>' }],
    ['PUT', `/api/lessons/${id}`, { courseId: 1, lessonNumber: 900 }],
    ['DELETE', `/api/lessons/${id}`, undefined],
    ['PATCH', `/api/courses/${id}/files`, { cssContent: 'p {}' }],
    ['DELETE', `/api/courses/${id}/files/css`, undefined],
  ])('%s %s', async (method, path, body) => {
    const { status } = await admin.send(method, path, body)

    expect(status).toBe(404)
  })
})

test.each(['0x1', '1e0', '+1', '%201'])(
  'a number is written in one way, and %s is not it',
  async (id) => {
    const { status } = await visitor.send('GET', `/api/courses/${id}`)

    expect(status).toBe(404)
  },
)

test.each([
  ['/api/courses', 'HEAD, GET'],
  ['/api/courses/1', 'HEAD, GET'],
  ['/api/courses/1/lessons', 'HEAD, GET, POST'],
  ['/api/courses/1/lessons/1', 'HEAD, GET'],
  ['/api/courses/1/lessons/custom', 'POST'],
  ['/api/courses/1/archive', 'HEAD, GET'],
  ['/api/courses/import', 'POST'],
  ['/api/exercise-archives', 'HEAD, GET, POST'],
  ['/api/exercise-archives/1', 'HEAD, GET'],
  ['/api/lessons', 'HEAD, GET'],
  ['/api/lessons/1', 'HEAD, GET, PUT, DELETE'],
  ['/api/courses/1/files', 'PATCH'],
  ['/api/courses/1/files/css', 'DELETE'],
  ['/api/contact', 'POST'],
  ['/api/site', 'HEAD, GET'],
  ['/api/admin/me', 'HEAD, GET'],
  ['/api/admin/login', 'POST'],
  ['/api/admin/register', 'POST'],
  ['/api/admin/logout', 'POST'],
])('%s refuses other methods and names its own: %s', async (path, allow) => {
  const { status, headers, json } = await admin.send('PROPFIND', path)

  expect(status).toBe(405)
  expect(headers.get('allow')).toBe(allow)
  expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
})

test('a literal address is no number: reading where lessons are made is refused', async () => {
  const { status, headers } = await visitor.send('GET', '/api/courses/1/lessons/custom')

  expect(status).toBe(405)
  expect(headers.get('allow')).toBe('POST')
})

test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('the list of courses takes no %s', async (method) => {
  const { status } = await admin.send(method, '/api/courses')

  expect(status).toBe(405)
})

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api/courses/1/nothing',
  '/api/lessons/1/nothing',
  '/api/admin',
  '/api/admins/login',
  '/api/graphql',
])('an unknown address answers 404 as JSON: %s', async (path) => {
  const { status, headers, json } = await visitor.send('GET', path)

  expect(status).toBe(404)
  expect(headers.get('content-type')).toContain('application/json')
  expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
})

test.each(['/api/courses/%ff', '/api/lessons/%E0%A4%A', '/api/%', '/api/courses/1/lessons/%c0'])(
  'a broken address is the client’s fault: %s',
  async (path) => {
    const { status, json } = await visitor.send('GET', path)

    expect([400, 404]).toContain(status)
    expect(ErrorAnswer.strict().parse(json).message).not.toBe('')
  },
)

test('an error tells nothing of the machine behind it', async () => {
  const { text } = await visitor.send('GET', '/api/courses/%ff')

  expect(text).not.toMatch(/stack|node_modules|\.ts|\.js/)
})
