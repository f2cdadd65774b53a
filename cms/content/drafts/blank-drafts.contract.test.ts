import { expect, test } from 'vitest'
import { buildCourse, type StudioDocument, saveDraft } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

/** What Payload stores when the tutor opens an empty form. */
async function openForm(collection: 'courses' | 'lessons', given: object = {}) {
  const { json } = await admin.studio('POST', `/${collection}?depth=0&draft=true`, {
    _status: 'draft',
    ...given,
  })
  const document: StudioDocument = Object(json).doc
  return document
}

/** Ids in the studio's list, by the condition that the list's view adds. */
async function studioList(collection: 'courses' | 'lessons') {
  const written = 'where[isBlank][not_equals]=true'
  const { text } = await admin.studio(
    'GET',
    `/${collection}?draft=true&depth=0&limit=0&select[id]=true&${written}`,
  )
  return text
}

test('a lesson whose form was only opened is in no list and takes no number', async () => {
  const course = await buildCourse(admin)
  const blank = await openForm('lessons', { course: course.id })

  const lessons = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  const counted = await admin.send('GET', `/api/courses/${course.id}`)
  const listed = await studioList('lessons')

  expect(blank).toMatchObject({ isBlank: true })
  expect(lessons.json).toEqual([])
  expect(counted.json).toMatchObject({ lessons: 0 })
  expect(listed).not.toContain(`"id":${blank.id}`)
})

test('the first words make it a lesson with the next number', async () => {
  const course = await buildCourse(admin)
  await openForm('lessons', { course: course.id })
  const { id } = await openForm('lessons', { course: course.id })

  await saveDraft(admin, 'lessons', { id, course: course.id, title: 'First words' })

  const lessons = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  expect(lessons.json).toMatchObject([{ id, title: 'First words', lessonNumber: 1 }])
  expect(await studioList('lessons')).toContain(`"id":${id}`)
})

test('words without a title are kept and listed', async () => {
  const { id } = await openForm('lessons')

  await saveDraft(admin, 'lessons', { id, objectives: [{ text: 'Talk about tomorrow' }] })

  expect(await studioList('lessons')).toContain(`"id":${id}`)
})

test('a course whose form was only opened is in no list', async () => {
  const blank = await openForm('courses')
  const written = await openForm('courses', { name: 'Begun' })

  const listed = await studioList('courses')

  expect(blank).toMatchObject({ isBlank: true })
  expect(listed).not.toContain(`"id":${blank.id}`)
  expect(listed).toContain(`"id":${written.id}`)
})

test('visitors see nothing of either', async () => {
  const { id } = await openForm('lessons')

  const { status } = await visitor.send('GET', `/api/lessons/${id}`)

  expect(status).toBe(404)
})

test('the daily job removes what was opened a week ago and left empty, and nothing else', async () => {
  const course = await buildCourse(admin)
  const blank = await openForm('lessons')
  const fresh = await openForm('lessons')
  const words = await openForm('lessons', { course: course.id, videoId: 'abc' })
  await sql(
    `update lessons set updated_at = now() - interval '8 days' where id in (${blank.id}, ${words.id})`,
  )

  await sql("insert into payload_jobs (task_slug, queue) values ('purge-trash', 'default')")
  await admin.studio('GET', '/payload-jobs/run')

  const ids = `${blank.id}, ${fresh.id}, ${words.id}`
  const left = await sql(`select id from lessons where id in (${ids}) order by id`)
  expect(left).toEqual([{ id: fresh.id }, { id: words.id }])
})

const sql = (statement: string) => query(site.databaseUrl, statement)
