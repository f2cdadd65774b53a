import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { buildAdmin } from '../../../testing/build-admin.ts'
import {
  buildCourse,
  buildExercise,
  buildLesson,
  readNewest,
  StudioDocument,
  saveDraft,
  uniqueText,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { buildStudent } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

// What each role may begin is in testing/roles.contract.test.ts; here is what comes of it.

const url = site.url
const visitor = contractClient(url)

let owner: ContractClient
let assistant: ContractClient
let account: Awaited<ReturnType<typeof buildAdmin>>

beforeAll(async () => {
  owner = await signedIn(url)
  account = await buildAdmin(owner, 'assistant')
  assistant = await signedIn(url, account)
})

const Made = z.object({ doc: StudioDocument })
const Listed = z.object({ docs: z.array(StudioDocument) })
const Versions = z.object({ docs: z.array(z.object({ id: z.number() })) })

const isPublic = async (lessonId: number) =>
  (await visitor.send('GET', `/api/lessons/${lessonId}`)).status === 200

/** A published lesson, and one that is not. */
async function twoLessons() {
  const { id: course } = await buildCourse(owner)
  const published = await buildLesson(owner, { course, title: 'As published' })
  const draft = await buildLesson(assistant, { course, title: 'In work', _status: 'draft' })
  return { course, published: published.id, draft: draft.id }
}

test('what an assistant uploads waits as a draft until the owner publishes it', async () => {
  const { id: course } = await buildCourse(owner)

  const lesson = await uploadLesson(assistant, course)

  expect(lesson.status).toBe('draft')
  expect(await isPublic(lesson.id)).toBe(false)
  await owner.studio('PATCH', `/lessons/${lesson.id}`, { _status: 'published' })
  expect(await isPublic(lesson.id)).toBe(true)
})

test('an exercise that an assistant makes on /admin is a draft', async () => {
  const title = uniqueText('Exercise')

  const { status, json } = await assistant.send('POST', '/api/exercises', {
    title,
    rows: [{ word: 'deadline' }],
    madeFor: 'Ewa',
  })

  const { id } = z.object({ id: z.number() }).parse(json)
  expect(status).toBe(201)
  expect(await readNewest(owner, 'exercises', id)).toMatchObject({ title, _status: 'draft' })
  expect((await readNewest(owner, 'exercises', id)).madeFor ?? '').toBe('')
})

test('an exercise that she sends again because no answer came is one draft', async () => {
  const exercise = { title: uniqueText('Exercise'), rows: [{ word: 'budget' }], madeFor: 'Ewa' }

  const first = await assistant.send('POST', '/api/exercises', exercise)
  const again = await assistant.send('POST', '/api/exercises', exercise)
  const asOwner = await owner.send('POST', '/api/exercises', exercise)

  expect(again.json).toEqual(first.json)
  expect(asOwner.json).not.toEqual(first.json)
})

test('her change of a published lesson leaves it as it is', async () => {
  const { published } = await twoLessons()

  await saveDraft(assistant, 'lessons', { id: published, title: 'By the assistant' })

  const { text } = await visitor.send('GET', `/api/lessons/${published}`)
  expect(text).toContain('As published')
  expect(text).not.toContain('By the assistant')
  expect((await readNewest(owner, 'lessons', published)).title).toBe('By the assistant')
})

test.each([
  ['PATCH', '/lessons/ID', { _status: 'published' }],
  ['PATCH', '/lessons/ID?draft=true', { _status: 'published' }],
  ['PATCH', '/lessons/ID', { title: 'Past the rule' }],
  ['PATCH', '/lessons/ID?draft=false', { _status: 'draft' }],
  ['PATCH', '/lessons/ID?draft=true&publishAllLocales=true', { title: 'Past the rule' }],
  ['PATCH', '/lessons/ID?draft=true&publishSpecificLocale=en', { title: 'Past the rule' }],
  ['PATCH', '/lessons/ID?unpublishAllLocales=true', {}],
  ['PATCH', '/lessons/ID?draft=true', { deletedAt: '2026-01-01T00:00:00.000Z' }],
  ['PATCH', '/lessons?where[id][equals]=ID', { _status: 'published' }],
  ['PATCH', '/lessons?where[id][equals]=ID', { title: 'Past the rule' }],
  ['DELETE', '/lessons/ID', undefined],
  ['DELETE', '/lessons?where[id][equals]=ID', undefined],
])('%s %s %o changes nothing that visitors see', async (method, path, body) => {
  const { published, draft } = await twoLessons()

  for (const id of [published, draft]) {
    const { status } = await assistant.studio(method, path.replace('ID', String(id)), body)
    expect(status).toBe(403)
  }

  expect(await isPublic(published)).toBe(true)
  expect((await visitor.send('GET', `/api/lessons/${published}`)).text).toContain('As published')
  expect(await isPublic(draft)).toBe(false)
})

test('she publishes nothing by making it', async () => {
  const { course, published } = await twoLessons()

  const plain = await assistant.studio('POST', '/lessons', { title: 'New', course })
  const asPublished = await assistant.studio('POST', '/lessons?draft=true', {
    title: 'New',
    course,
    _status: 'published',
  })
  const copy = await assistant.studio('POST', `/lessons/${published}/duplicate`, {
    _status: 'draft',
  })

  expect(plain.status).toBe(403)
  expect(asPublished.status === 403 || isDraft(asPublished.json)).toBe(true)
  expect(isDraft(copy.json)).toBe(true)
})

const isDraft = (json: unknown) => Made.parse(json).doc._status === 'draft'

test('an older version comes back as a draft alone', async () => {
  const { published } = await twoLessons()
  const { json } = await owner.studio('GET', `/lessons/versions?where[parent][equals]=${published}`)
  const version = Versions.parse(json).docs[0]?.id

  const asPublished = await assistant.studio('POST', `/lessons/versions/${version}`)
  const asDraft = await assistant.studio('POST', `/lessons/versions/${version}?draft=true`)

  expect(asPublished.status).toBe(403)
  expect(asDraft.status).toBe(200)
  expect(await isPublic(published)).toBe(true)
})

test('what lies in the trash stays there', async () => {
  const { published } = await twoLessons()
  await owner.studio('PATCH', `/lessons/${published}`, { deletedAt: new Date().toISOString() })

  const asDraft = { deletedAt: null, _status: 'draft' }
  const restored = await assistant.studio('PATCH', `/lessons/${published}?trash=true`, asDraft)
  const changed = await assistant.studio(
    'PATCH',
    `/lessons/${published}?trash=true&draft=true`,
    asDraft,
  )

  expect([restored.status, changed.status]).toEqual([403, 403])
  expect((await readNewest(owner, 'lessons', published)).deletedAt).toBeTruthy()
})

test('the order of a course’s lessons is the owner’s', async () => {
  const { course, published, draft } = await twoLessons()

  const { status } = await assistant.studio('PUT', `/courses/${course}/lesson-order`, {
    lessonIds: [draft, published],
  })

  expect(status).toBe(403)
})

test('for which student an exercise is, she neither sees nor changes', async () => {
  const student = await buildStudent(owner)
  const { id } = await buildExercise(owner, { student: student.id, madeFor: 'Ewa' })

  const seen = await readNewest(assistant, 'exercises', id)
  await saveDraft(assistant, 'exercises', { id, student: null, madeFor: 'Nobody', title: 'Hers' })

  expect(seen).not.toHaveProperty('student')
  expect(seen).not.toHaveProperty('madeFor')
  expect(await readNewest(owner, 'exercises', id)).toMatchObject({ title: 'Hers', madeFor: 'Ewa' })
  expect(JSON.stringify(await readNewest(owner, 'exercises', id))).toContain('Ewa')
})

test.each([
  ...['/exercises?sort=madeFor', '/exercises?sort=student', '/exercises?sort=student.linkHash'],
  ...['/exercises?sort=madeFor.x,id&limit=1000&depth=0', '/exercises?sort=madeFor.title'],
  ...['/exercises?sort=student.name.x,id', '/exercises?sort=title,-student__name__x'],
  ...['/exercises?draft=true&sort=student.note.x', '/exercises?draft=true&sort=madeFor.x'],
  ...['/exercises/versions?sort=version.madeFor', '/exercises/versions?sort=version.madeFor.x'],
  '/exercises/versions?sort=version.student.name.x',
  '/exercises/versions?sort=parent.student.name.x',
  ...['/clips?sort=exercise.student.name.x', '/clips?sort=-exercise.madeFor.x'],
])('nor does she sort by it: %s', async (path) => {
  expect((await assistant.studio('GET', path)).status).toBe(400)
})

test('nor are her changes of several exercises made in such an order', async () => {
  const path = '/exercises?draft=true&where[id][equals]=999999&sort=student.name.x'

  const { status } = await assistant.studio('PATCH', path, { _status: 'draft' })

  expect(status).toBe(400)
})

test.each([
  ...['/exercises?sort=title', '/exercises?sort=-id', '/exercises?draft=true&sort=-updatedAt'],
  ...['/exercises?sort=', '/exercises?sort=aColumnThatIsGone', '/exercises?sort=rows.word'],
  ...['/lessons?sort=course,lessonNumber', '/lessons?draft=true&sort=-course&limit=2'],
  ...['/lessons?draft=true&sort=_status', '/lessons?draft=true&trash=true&sort=-deletedAt'],
  ...['/lessons/versions?sort=version.updatedAt', '/lessons/versions?sort=-version._status'],
  ...['/lessons/versions?sort=-updatedAt', '/lessons/versions?sort=parent,latest'],
  ...['/faq-items?sort=_order', '/media?sort=filename', '/courses?sort=-name'],
])('lists are sorted by what she reads: %s', async (path) => {
  expect((await assistant.studio('GET', path)).status).toBe(200)
})

test('she looks for exercises by their title', async () => {
  const { title } = await buildExercise(owner)

  const { status, json } = await assistant.studio(
    'GET',
    `/exercises?where[title][equals]=${encodeURIComponent(title)}`,
  )

  expect(status).toBe(200)
  expect(Listed.parse(json).docs).toHaveLength(1)
})

test.each(['/students/1/data', '/students/1/report', '/contact-messages/csv', '/payload-jobs/run'])(
  'GET %s is closed to her',
  async (path) => {
    const { status } = await assistant.studio('GET', path)

    expect([401, 403]).toContain(status)
  },
)

test('she gives herself no role, and no other name to sign in with', async () => {
  const path = `/admins/${account.id}`
  const { status } = await assistant.studio('PATCH', path, {
    name: 'Ana Ribeiro',
    role: 'owner',
    username: 'somebody-else',
    email: 'a@example.com',
  })

  const { json } = await assistant.send('GET', '/api/admin/me')
  expect(status).toBe(200)
  expect(json).toEqual({
    id: account.id,
    username: account.username,
    name: 'Ana Ribeiro',
    email: null,
    role: 'assistant',
  })
})

test('a draft link is hers alone, and ends with her account', async () => {
  const leaving = await buildAdmin(owner, 'assistant')
  const helper = await signedIn(url, leaving)
  const { course } = await twoLessons()
  const document = { relationTo: 'courses', value: course }
  const made = await helper.studio('POST', '/draft-links', { document })
  const { id, address } = Made.parse(made.json).doc
  const path = String(address).replace(url, '')

  const others = await assistant.studio('GET', `/draft-links/${id}`)
  const before = await visitor.send('GET', path)
  await owner.studio('DELETE', `/admins/${leaving.id}`)
  const after = await visitor.send('GET', path)

  expect(made.status).toBe(201)
  expect([403, 404]).toContain(others.status)
  expect(before.status).toBe(200)
  expect(after.text).not.toBe(before.text)
  expect(after.status).not.toBe(200)
})

test('who is made an assistant is one at once', async () => {
  const other = await buildAdmin(owner)
  const client = await signedIn(url, other)
  const readStudents = async () => (await client.studio('GET', '/students?limit=1')).status
  expect(await readStudents()).toBe(200)

  await owner.studio('PATCH', `/admins/${other.id}`, { role: 'assistant' })

  expect(await readStudents()).toBe(403)
})
