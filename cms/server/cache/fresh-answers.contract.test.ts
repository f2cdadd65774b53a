import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  restore,
  trash,
  uniqueText,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const rounds = [1, 2, 3, 4, 5, 6, 7, 8]

const textOf = async (path: string) => (await visitor.send('GET', path)).text

test.each(rounds)('a write in the studio is in the very next read (round %d)', async () => {
  const course = await buildCourse(admin)
  const paths = ['/api/courses', `/api/courses/${course.id}`, '/courses', `/course/${course.id}`]
  const name = uniqueText('Renamed')
  await Promise.all(paths.map(textOf))

  await admin.studio('PATCH', `/courses/${course.id}`, { name })

  const texts = await Promise.all(paths.map(textOf))
  expect(texts.map((text) => text.includes(name))).toEqual([true, true, true, true])
})

test.each(rounds)('a write of the contract is in the very next read (round %d)', async () => {
  const course = await buildCourse(admin)
  const list = `/api/courses/${course.id}/lessons`
  await textOf(list)

  const lesson = await uploadLesson(admin, course.id)
  const afterCreate = await textOf(list)
  await admin.send('PUT', `/api/lessons/${lesson.id}`, { courseId: course.id, lessonNumber: 55 })
  const afterMove = await textOf(list)
  await admin.send('DELETE', `/api/lessons/${lesson.id}`)
  const afterDelete = await textOf(list)

  expect(afterCreate).toContain(lesson.title)
  expect(afterMove).toContain('"lessonNumber":55')
  expect(afterDelete).toBe('[]')
})

test.each(rounds)('reads that began before a write bring nothing old back (round %d)', async () => {
  const course = await buildCourse(admin)
  const path = `/api/courses/${course.id}`
  const readMany = () => Promise.all(Array.from({ length: 20 }, () => textOf(path)))

  const before = readMany()
  const write = admin.send('PATCH', `${path}/files`, { cssContent: 'p { color: red }' })
  const during = readMany()
  await write
  const after = await readMany()
  await Promise.all([before, during])

  expect(after.filter((text) => !text.includes('p { color: red }'))).toEqual([])
  expect(await textOf(path)).toContain('p { color: red }')
})

test('a course’s files are in its lessons’ documents at once', async () => {
  const course = await buildCourse(admin)
  const { id } = await uploadLesson(admin, course.id, '<p>Hello</p>')
  await textOf(`/lesson-documents/${id}`)

  await admin.send('PATCH', `/api/courses/${course.id}/files`, { cssContent: 'p { color: red }' })
  const afterSave = await textOf(`/lesson-documents/${id}`)
  await admin.send('DELETE', `/api/courses/${course.id}/files/css`)
  const afterDelete = await textOf(`/lesson-documents/${id}`)

  expect(afterSave).toContain('p { color: red }')
  expect(afterDelete).not.toContain('p { color: red }')
})

test('trash and restore are seen at once', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  const statusOf = async () => (await visitor.send('GET', `/api/lessons/${id}`)).status
  const statuses = [await statusOf()]

  await trash(admin, 'lessons', id)
  statuses.push(await statusOf())
  await restore(admin, 'lessons', id)
  statuses.push(await statusOf())

  expect(statuses).toEqual([200, 404, 200])
})

test('the site’s settings are seen at once on every page', async () => {
  const { json } = await admin.studio('GET', '/globals/site')
  const brand = uniqueText('Brand')
  await textOf('/api/site')
  await textOf('/about')

  await admin.studio('POST', '/globals/site', { brand })
  const texts = [await textOf('/api/site'), await textOf('/about')]
  await admin.studio('POST', '/globals/site', { brand: Object(json).brand })

  expect(texts.map((text) => text.includes(brand))).toEqual([true, true])
  expect(await textOf('/api/site')).not.toContain(brand)
})

test('an admin’s answer is never given to a visitor, nor kept', async () => {
  const course = await buildCourse(admin)
  const title = uniqueText('Draft')
  const { id } = await buildLesson(admin, { course: course.id, title, _status: 'draft' })
  const paths = [
    ...['/api/lessons', `/api/lessons/${id}`, `/api/courses/${course.id}/lessons`],
    ...[`/view-lesson-details/${id}`, `/lesson-documents/${id}`],
  ]

  const ofAdmin = await Promise.all(paths.map((path) => admin.send('GET', path)))
  const ofVisitor = await Promise.all(paths.map((path) => visitor.send('GET', path)))

  expect(ofAdmin[0]?.text).toContain(title)
  expect(ofVisitor.map(({ text }) => text).join('')).not.toContain(title)
  expect(
    ofAdmin.filter(({ headers }) => !/no-store|private/.test(headers.get('cache-control') ?? '')),
  ).toEqual([])
})

test('a visitor’s kept answer is not given to an admin', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id, isPremium: true, videoId: 'inside' })
  await textOf(`/api/lessons/${id}`)

  expect((await admin.send('GET', `/api/lessons/${id}`)).text).toContain('inside')
  expect(await textOf(`/api/lessons/${id}`)).not.toContain('inside')
})
