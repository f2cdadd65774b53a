import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildCourse, uniqueText, uploadLesson } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import {
  type ContractClient,
  contractClient,
  cookieHeader,
  signedIn,
} from '../../../testing/contract-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { studiosOf } from '../../../testing/processes.ts'
import { sendRaw } from '../../../testing/raw-request.ts'
import type { RunningProduct } from '../../../testing/running-product.ts'
import { startSeededProduct } from '../../../testing/seeded-data.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'

const megabyte = 1024 * 1024

let product: RunningProduct
let admin: ContractClient
let lessonsPath: string
let courseId: number

beforeAll(async () => {
  product = await startSeededProduct()
  admin = await signedIn(product.url)
  await untilStudioAnswers(admin)
  ;({ id: courseId } = await buildCourse(admin))
  lessonsPath = `/api/courses/${courseId}/lessons`
})

afterAll(() => product.remove())

const pageOf = (title: string, megabytes = 3) =>
  `<title>${title}</title>${'<p>Hello, you.</p>'.repeat((megabytes * megabyte) / 18)}`

/** How often the site has noticed that its studio ended. */
const endings = () => product.log().split('The studio’s process ended').length - 1

/** What differs from lesson to lesson. */
const own = { id: 0, lessonNumber: 0, createdAt: '', updatedAt: '' }

test('a large upload is answered by the other process as the site itself answers it', async () => {
  const htmlContent = pageOf(uniqueText('Large'))
  const body = JSON.stringify({ htmlContent })
  const [studio = 0] = studiosOf(product.pid)

  const handed = await admin.send('POST', lessonsPath, body)
  process.kill(studio, 'SIGSTOP') // from now on it answers nothing
  const pieces = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body))
      controller.close()
    },
  })
  const halfDuplex = { duplex: 'half' } // for a stream, and missing in the types of `fetch`
  const atSite = await fetch(product.url + lessonsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookieHeader(admin.cookies) },
    body: pieces,
    ...halfDuplex,
  })
  process.kill(studio, 'SIGCONT')

  expect([handed.status, atSite.status]).toEqual([201, 201])
  expect({ ...Object(handed.json), ...own }).toEqual({ ...Object(await atSite.json()), ...own })
  const names = (headers: Headers) => [...headers.keys()].filter((name) => name !== 'connection')
  expect(names(handed.headers)).toEqual(expect.arrayContaining(names(atSite.headers)))
  expect(names(handed.headers).filter((name) => name.startsWith('x-'))).toEqual(
    names(atSite.headers).filter((name) => name.startsWith('x-')),
  )
})

test('what was uploaded is what the next visitor reads, every time', async () => {
  const visitor = contractClient(product.url)
  const reads: boolean[] = []

  for (let index = 0; index < 8; index++) {
    const title = uniqueText('Large')
    await visitor.send('GET', lessonsPath)
    await uploadLesson(admin, courseId, pageOf(title, 2))
    reads.push((await visitor.send('GET', lessonsPath)).text.includes(title))
  }

  expect(reads).toEqual(reads.map(() => true))
})

test('many at once are all stored, each under a number of its own', async () => {
  const all = Array.from({ length: 12 }, () => uploadLesson(admin, courseId, pageOf('Many', 2)))

  const lessons = await Promise.all(all)

  expect(new Set(lessons.map(({ lessonNumber }) => lessonNumber)).size).toBe(12)
})

test.each([
  ['a session that is none', 401, { cookie: 'tutor-token=nobody' }, pageOf('Large')],
  ['another site', 403, { origin: 'https://evil.example' }, pageOf('Large')],
  ['a page that is too large', 413, {}, pageOf('Large', 6)],
  ['a body that is too large', 413, {}, pageOf('Large', 12)],
])('a refusal can be read by who writes on: %s', async (_what, status, headers, htmlContent) => {
  const answer = await sendRaw(product.url, {
    method: 'POST',
    path: lessonsPath,
    headers: {
      'content-type': 'application/json',
      cookie: cookieHeader(admin.cookies),
      ...headers,
    },
    body: JSON.stringify({ htmlContent }),
  })

  expect(answer.status).toBe(status)
  expect(JSON.parse(String(answer.body)).message).not.toBe('')
  expect(answer.headers).toHaveProperty('content-security-policy')
})

test('what is not valid is told in words, as at the site', async () => {
  const answer = await admin.send('POST', lessonsPath, `{"html": "${'a'.repeat(2 * megabyte)}`)
  const other = await admin.send('POST', lessonsPath, { htmlContent: 7, html: pageOf('Large', 2) })

  expect(answer).toMatchObject({ status: 400, json: { message: 'The request is not valid JSON.' } })
  expect(other.status).toBe(400)
})

test('limits for one address are counted once, whoever counts', async () => {
  const student = await buildStudent(admin)
  const browser = contractClient(product.url)
  await openLink(browser, await linkOf(admin, student.id))
  const take = { seconds: 3, data: 'A'.repeat(1.5 * megabyte) }
  const letter = { id: '01J9ZZZZZZZZZZZZZZZZZZZZZZ', text: '', take }
  const send = (body: unknown) => browser.send('POST', '/api/student/letters', body)
  const remaining = ({ headers }: { headers: Headers }) =>
    Number(/;\s*r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1])

  const first = await send(letter)
  const second = await send({ ...letter, take: null, text: 'Hello' })
  const third = await send(letter)

  expect(remaining(second)).toBe(remaining(first) - 1)
  expect(remaining(third)).toBe(remaining(first) - 2)
})

test('an upload that the other process cannot finish is told in words, and not sent again', async () => {
  const [studio = 0] = studiosOf(product.pid)
  const title = uniqueText('Lost')
  process.kill(studio, 'SIGSTOP')
  const upload = admin.send('POST', lessonsPath, { htmlContent: pageOf(title) })
  const visit = await contractClient(product.url).send('GET', '/api/courses')

  process.kill(studio, 'SIGKILL')
  const { status, json } = await upload

  expect(visit.status).toBe(200)
  expect(status).toBe(502)
  expect(json).toMatchObject({ message: expect.stringContaining('Check whether your change') })
  expect((await admin.send('GET', lessonsPath)).text).not.toContain(title)
})

test('while the other process starts again, the site takes uploads itself', async () => {
  await untilStudioAnswers(admin)
  const [studio = 0] = studiosOf(product.pid)
  const before = endings()
  process.kill(studio, 'SIGKILL')
  await eventually(() => expect(endings()).toBe(before + 1))

  const { title } = await uploadLesson(admin, courseId, pageOf('Meanwhile'))

  expect(title).toBe('Meanwhile')
})

test('uploads under way are finished when the site stops', async () => {
  const stopped = await startSeededProduct()
  onTestFinished(() => stopped.remove())
  const tutor = await signedIn(stopped.url)
  await untilStudioAnswers(tutor)
  const course = await buildCourse(tutor)
  await uploadLesson(tutor, course.id, pageOf('Before', 2))

  const uploads = [1, 2, 3].map(() => uploadLesson(tutor, course.id, pageOf('Under way', 2)))
  const code = await stopped.stop('SIGTERM')

  expect((await Promise.all(uploads)).map(({ title }) => title)).toEqual(
    uploads.map(() => 'Under way'),
  )
  expect(code).toBe(0)
})

test('with the studio in the site’s process, uploads are answered as well', async () => {
  const shared = await startSeededProduct({ env: { STUDIO_PROCESS: 'shared' } })
  onTestFinished(() => shared.remove())
  const tutor = await signedIn(shared.url)
  const course = await buildCourse(tutor)

  const { title } = await uploadLesson(tutor, course.id, pageOf('Shared'))

  expect(title).toBe('Shared')
})
