import { expect, inject, test } from 'vitest'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  saveDraft,
  trash,
  uniqueText,
  uploadLesson,
} from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { linkToken } from '../content/collections/draft-links/draft-link.ts'

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)

async function makeLink(relationTo: string, value: number, more: object = {}) {
  const expiresAt = new Date(Date.now() + 60_000).toISOString()
  const { status, json, text } = await admin.studio('POST', '/draft-links?depth=0', {
    document: { relationTo, value },
    expiresAt,
    ...more,
  })
  if (status !== 201) return { status, text, id: 0, path: '' }
  const { id, address } = Object(Object(json).doc)
  return { status, text, id: Number(id), path: new URL(address).pathname }
}

const draftLesson = (title: string) =>
  buildLesson(admin, { course: course.id, title, _status: 'draft' })

test('whoever has the link sees the draft and nothing else', async () => {
  const [title, other] = [uniqueText('Mine'), uniqueText('Other')]
  const lesson = await draftLesson(title)
  await draftLesson(other)
  const { path } = await makeLink('lessons', lesson.id)

  const page = await visitor.send('GET', path)
  const answer = await visitor.send('GET', `/api/lessons/${lesson.id}`)

  expect(page.status).toBe(200)
  expect(page.text).toContain(title)
  expect(page.text).toContain('Shown to you before it is published')
  expect(page.text).not.toContain(other)
  expect(answer.status).toBe(404)
})

test('the page is not indexed, not kept, and tells no other site its address', async () => {
  const { path } = await makeLink('lessons', (await draftLesson('Quiet')).id)

  const { headers, text } = await visitor.send('GET', path)

  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(text).toContain('<meta name="robots" content="noindex"')
})

test('a course that is still a draft can be shown too', async () => {
  const name = uniqueText('Soon')
  const draft = await buildCourse(admin, { name, _status: 'draft' })
  const { path } = await makeLink('courses', draft.id)

  const page = await visitor.send('GET', path)
  const courses = await visitor.send('GET', '/api/courses')

  expect(page.status).toBe(200)
  expect(page.text).toContain(name)
  expect(courses.text).not.toContain(name)
})

test('an exercise can be shown while it is a draft, without the files that it has not yet', async () => {
  const title = uniqueText('Words of tomorrow')
  const fields = { title, madeFor: 'a note for the tutor', _status: 'draft' }
  const { id } = await buildExercise(admin, fields)
  const { path } = await makeLink('exercises', id)

  const page = await visitor.send('GET', path)

  expect(page.status).toBe(200)
  expect(page.text).toContain(title)
  expect(page.text).toContain('scadenza')
  expect(page.text).not.toContain('a note for the tutor')
  expect(page.text).not.toContain('Open the worksheet')
})

test('a link to an exercise ends with it', async () => {
  const thrown = await buildExercise(admin, { _status: 'draft' })
  const gone = await buildExercise(admin, { _status: 'draft' })
  const [one, other] = [
    await makeLink('exercises', thrown.id),
    await makeLink('exercises', gone.id),
  ]
  await trash(admin, 'exercises', thrown.id)
  await admin.studio('DELETE', `/exercises/${gone.id}`)

  const answers = [await visitor.send('GET', one.path), await visitor.send('GET', other.path)]

  expect(answers.map(({ status }) => status)).toEqual([410, 410])
  expect((await admin.studio('GET', `/draft-links/${other.id}`)).status).toBe(404)
})

test('a revoked link has ended, and so has the document that it opened', async () => {
  const lesson = await uploadLesson(admin, course.id, '<p>Uploaded words</p>')
  const { id, path } = await makeLink('lessons', lesson.id)
  const open = await visitor.send('GET', path)
  const ticket = /"ticket":"([^"]+)"/.exec(open.text)?.[1]
  const document = `/lesson-documents/${lesson.id}/draft?ticket=${ticket}`
  const before = await visitor.send('GET', document)

  await admin.studio('PATCH', `/draft-links/${id}`, { revokedAt: new Date().toISOString() })
  const page = await visitor.send('GET', path)
  const after = await visitor.send('GET', document)

  expect(before.text).toContain('Uploaded words')
  expect(page.status).toBe(410)
  expect(page.text).toContain('This link no longer works')
  expect(after.status).toBe(404)
})

test('a link ends with its draft', async () => {
  const lesson = await draftLesson('Thrown away')
  const { path } = await makeLink('lessons', lesson.id)
  await trash(admin, 'lessons', lesson.id)

  expect((await visitor.send('GET', path)).status).toBe(410)
})

test.each([
  ['another signature', (path: string) => `${path.slice(0, -3)}abc`],
  ['another number', (path: string) => path.replace(/\/draft\/\d+/, '/draft/1')],
  ['a later end', (path: string) => path.replace(/\.0\.[^.]+/, '.0.zzzzzzzz')],
  ['a secret of somebody else', () => `/draft/${linkToken(1, new Date(), 'x'.repeat(40))}`],
  ['no token', () => '/draft/x'],
])('a forged link opens nothing: %s', async (_what, forge) => {
  await makeLink('lessons', (await draftLesson('Safe')).id)
  const { path } = await makeLink('lessons', (await draftLesson('Safe too')).id)

  const { status, text } = await visitor.send('GET', forge(path))

  expect(status).toBe(404)
  expect(text).toContain('This link does not work')
  expect(text).not.toContain('Safe')
})

test('a lesson without a course gets no link, because no page could show it', async () => {
  const { id } = await buildLesson(admin, { course: null, _status: 'draft' })

  const { status, text } = await makeLink('lessons', id)

  expect(status).toBe(400)
  expect(text).toContain('This lesson has no course yet.')
})

test('a published lesson whose draft has no course gets no link either', async () => {
  const { id } = await buildLesson(admin, { course: course.id })
  await saveDraft(admin, 'lessons', { id, course: null })

  expect((await makeLink('lessons', id)).status).toBe(400)
})

test('a link whose lesson loses its course asks its reader to come back', async () => {
  const lesson = await draftLesson('Homeless')
  const { path } = await makeLink('lessons', lesson.id)
  await saveDraft(admin, 'lessons', { id: lesson.id, course: null })

  const { status, text } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(text).toContain('This is still being written.')
  expect(text).not.toContain('Choose a course for this lesson')
})

test('a link works for 90 days at most, and not in the past', async () => {
  const { id } = await draftLesson('Too long')
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  const tooLong = await makeLink('lessons', id, { expiresAt: inDays(100) })
  const past = await makeLink('lessons', id, { expiresAt: inDays(-1) })

  expect([tooLong.status, past.status]).toEqual([400, 400])
})

test('only an admin makes, reads and revokes links', async () => {
  expect((await visitor.studio('GET', '/draft-links')).status).toBe(401)
  expect((await visitor.studio('POST', '/draft-links', {})).status).toBe(401)
})
