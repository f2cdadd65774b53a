import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildAdmin } from '../../../testing/build-admin.ts'
import { buildCourse, buildLesson, trash, uploadLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { site } from '../../../testing/site/site.ts'
import { signTicket, ticketMs } from './ticket.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)
const lesson = await uploadLesson(admin, course.id, '<p>An open lesson</p>')
const premium = await buildLesson(admin, {
  course: course.id,
  isPremium: true,
  htmlContent: '<p>For members only</p>',
})

/** Payload signs with a hash of the secret. */
async function signWithOwnSecret(ticket: { lessonId: number; now: number }): Promise<string> {
  const secret = (await readFile(join(site.dataDir, 'secret'), 'utf8')).trim()
  const hash = createHash('sha256').update(secret).digest('hex').slice(0, 32)
  return signTicket({ ...ticket, secret: hash })
}

test.each([
  ['an empty ticket', () => '?ticket='],
  ['nonsense', () => '?ticket=nonsense'],
  [
    'a ticket without a signature',
    (ticket: string) => `?ticket=${ticket.replace(/\.[^.]*$/, '.')}`,
  ],
  ['two tickets', (ticket: string) => `?ticket=a&ticket=${ticket}x`],
  ['a longer time', (ticket: string) => `?ticket=${ticket.replace(/\.(\d+)\./, '.9$1.')}`],
  ['more rights', (ticket: string) => `?ticket=${ticket.replace('.0.', '.a1.')}`],
  ['a changed signature', (ticket: string) => `?ticket=${ticket.slice(0, -2)}AA`],
])('%s opens nothing', async (_, forge) => {
  const path = new URL(await openInteractive(visitor, lesson.id), url)

  const query = forge(path.searchParams.get('ticket') ?? '')
  const { status, body } = await sendToLessonHost(url, path.pathname + query)

  expect(status).toBe(404)
  expect(body.toString()).not.toContain('An open lesson')
})

test('without a ticket, as after a reload, the site is asked for a fresh one', async () => {
  const path = `/lesson-documents/${lesson.id}`

  const { status, headers, body } = await sendToLessonHost(url, path)

  expect(status).toBe(303)
  expect(headers.location).toBe(`${url}${path}/interactive`)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.toString()).not.toContain('An open lesson')
})

test('a ticket opens its own lesson alone', async () => {
  const other = await uploadLesson(admin, course.id)
  const { search } = new URL(await openInteractive(visitor, lesson.id), url)

  const { status } = await sendToLessonHost(url, `/lesson-documents/${other.id}${search}`)

  expect(status).toBe(404)
})

test('a ticket opens until its time is over', async () => {
  const now = Date.now()
  const valid = await signWithOwnSecret({ lessonId: lesson.id, now: now - ticketMs + 60_000 })
  const over = await signWithOwnSecret({ lessonId: lesson.id, now: now - ticketMs })
  const path = `/lesson-documents/${lesson.id}`

  expect((await sendToLessonHost(url, `${path}?ticket=${valid}`)).status).toBe(200)
  expect((await sendToLessonHost(url, `${path}?ticket=${over}`)).status).toBe(404)
})

test('an admin’s ticket opens a premium lesson', async () => {
  const { status, body } = await sendToLessonHost(url, await openInteractive(admin, premium.id))

  expect(status).toBe(200)
  expect(body.toString()).toContain('For members only')
})

test('an admin’s ticket ends with her account', async () => {
  const anna = await buildAdmin(admin)
  const asAnna = await signedIn(url, anna)
  const [withheld, open] = [
    await openInteractive(asAnna, premium.id),
    await openInteractive(asAnna, lesson.id),
  ]
  expect((await sendToLessonHost(url, withheld)).status).toBe(200)

  await admin.studio('DELETE', `/admins/${anna.id}`)

  const [refused, shown] = [
    await sendToLessonHost(url, withheld),
    await sendToLessonHost(url, open),
  ]
  expect([refused.status, shown.status]).toEqual([404, 200])
  expect(refused.body.toString()).not.toContain('For members only')
})

test('a visitor’s ticket does not open what has become premium', async () => {
  const { id } = await uploadLesson(admin, course.id)
  const path = await openInteractive(visitor, id)

  await admin.studio('PATCH', `/lessons/${id}`, { isPremium: true })

  expect((await sendToLessonHost(url, path)).status).toBe(404)
})

test('no ticket opens what lies in the trash', async () => {
  const { id } = await uploadLesson(admin, course.id)
  const path = await openInteractive(admin, id)

  await trash(admin, 'lessons', id)

  expect((await sendToLessonHost(url, path)).status).toBe(404)
})
