import { expect, test } from 'vitest'
import { z } from 'zod'
import { sampleCourses } from '../../seed/sample-courses.ts'
import {
  buildCourse,
  buildLesson,
  readNewest,
  saveDraft,
  trash,
  uniqueText,
  uploadLesson,
} from '../../testing/build-content.ts'
import { contractClient, signedIn } from '../../testing/contract-client.ts'
import { downloadArchive, unzip, uploadArchive } from '../../testing/course-archives.ts'
import { site } from '../../testing/site/site.ts'
import { CourseSummary, ImportedCourse } from '../contract/course.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const { json: list } = await visitor.send('GET', '/api/courses')
// Other tests leave courses behind, some of them with a file that is gone.
const samples = new Set(sampleCourses.map(({ slug }) => slug))
const courses = z
  .array(CourseSummary)
  .parse(list)
  .filter(({ slug }) => samples.has(slug))

async function roundTrip(courseId: number): Promise<ImportedCourse> {
  const archive = await downloadArchive(admin, courseId)
  const { json } = await uploadArchive(admin, archive)
  return ImportedCourse.parse(json)
}

/** All files of an archive, without what is another course's own: its slug and the day. */
async function contentOf(courseId: number) {
  const files = await unzip(await downloadArchive(admin, courseId))
  return [...files]
    .filter(([name]) => !name.startsWith('media/'))
    .map(([name, bytes]) => [
      name,
      bytes
        .toString()
        .replace(/"(slug|exportedAt)": (".*"|null)/g, '')
        .replace(/"media\/[^"]+": \{[^}]*\}/g, ''),
    ])
}

/** Everything that visitors read of a course's lessons, ids left out. */
async function lessonsOf(courseId: number) {
  const { json } = await visitor.send('GET', `/api/courses/${courseId}/lessons`)
  const rows = z.array(z.looseObject({ id: z.number() })).parse(json)
  return Promise.all(
    rows.map(async ({ id }) => {
      const { text } = await visitor.send('GET', `/api/lessons/${id}`)
      return text.replace(/"(id|courseId)":\d+/g, '')
    }),
  )
}

test.each(courses.filter(({ lessons }) => lessons > 0))(
  'a course that is imported again has the same content: $name',
  async ({ id, slug }) => {
    const imported = await roundTrip(id)

    expect(imported.slug).not.toBe(slug)
    expect(await contentOf(imported.id)).toEqual(await contentOf(id))
    expect(await lessonsOf(imported.id)).toEqual(await lessonsOf(id))
    expect(await trash(admin, 'courses', imported.id)).toMatchObject({ status: 200 })
  },
)

test('a course comes back after it is gone for good', async () => {
  const course = await buildCourse(admin, { cssContent: 'p { color: red }', jsContent: 'go()' })
  const html = '\ufeff<title>Bytes</title>\r\n<p>é🎉</p>\r'
  await uploadLesson(admin, course.id, html)
  await buildLesson(admin, { course: course.id, lessonNumber: 7, isPremium: true })
  const before = await contentOf(course.id)
  const lessonsBefore = await lessonsOf(course.id)
  const archive = await downloadArchive(admin, course.id)
  await admin.studio('DELETE', `/courses/${course.id}`)

  const { status, json } = await uploadArchive(admin, archive)

  const imported = ImportedCourse.parse(json)
  expect(status).toBe(201)
  expect(imported).toMatchObject({ slug: course.slug, name: course.name, lessons: 2 })
  expect(await contentOf(imported.id)).toEqual(before)
  expect(await lessonsOf(imported.id)).toEqual(lessonsBefore)
  expect(before.map(([name]) => name)).toEqual([
    ...['course.css', 'course.js', 'lessons/001-bytes.html', 'lessons/001-bytes.json'],
    ...[expect.stringMatching(/^lessons\/002-lesson-.*\.json$/), 'course.json'],
  ])
})

test('drafts come along beside what is published', async () => {
  const course = await buildCourse(admin)
  await saveDraft(admin, 'courses', { id: course.id, name: 'New name', cssContent: 'b {}' })
  const both = await buildLesson(admin, { course: course.id, title: 'Published', videoId: 'one' })
  await saveDraft(admin, 'lessons', { id: both.id, title: 'Newer', htmlContent: '<p>New</p>' })
  const unfinished = { course: course.id, title: null, _status: 'draft' }
  await buildLesson(admin, unfinished)

  const imported = await roundTrip(course.id)

  expect(await contentOf(imported.id)).toEqual(await contentOf(course.id))
  expect(await lessonsOf(imported.id)).toEqual(await lessonsOf(course.id))
  expect(await readNewest(admin, 'courses', imported.id)).toMatchObject({
    name: 'New name',
    cssContent: 'b {}',
    _status: 'draft',
  })
})

test('an archive says what is published and what is a draft', async () => {
  const course = await buildCourse(admin, { name: 'Seen by visitors' })
  await saveDraft(admin, 'courses', { id: course.id, name: 'Seen by the tutor' })
  await buildLesson(admin, { course: course.id, title: 'Published alone', lessonNumber: 1 })
  const draftAlone = { course: course.id, title: 'Draft alone', lessonNumber: 2, _status: 'draft' }
  await buildLesson(admin, draftAlone)

  const files = await unzip(await downloadArchive(admin, course.id))

  const read = (name: string) => JSON.parse(String(files.get(name)))
  expect(read('course.json').course).toMatchObject({
    published: { name: 'Seen by visitors' },
    draft: { name: 'Seen by the tutor' },
  })
  const published = read('lessons/001-published-alone.json')
  expect(published).toMatchObject({ published: { title: 'Published alone' } })
  expect(published).not.toHaveProperty('draft')
  const draft = read('lessons/002-draft-alone.json')
  expect(draft).toMatchObject({ draft: { title: 'Draft alone' } })
  expect(draft).not.toHaveProperty('published')
})

test('a draft course stays a draft', async () => {
  const course = await buildCourse(admin, { _status: 'draft', category: null })

  const imported = await roundTrip(course.id)

  const { status } = await visitor.send('GET', `/api/courses/${imported.id}`)
  expect(status).toBe(404)
  expect(await contentOf(imported.id)).toEqual(await contentOf(course.id))
})

test('lessons in the trash stay behind', async () => {
  const course = await buildCourse(admin)
  const lesson = await buildLesson(admin, { course: course.id })
  await trash(admin, 'lessons', lesson.id)

  const imported = await roundTrip(course.id)

  expect(imported.lessons).toBe(0)
})

test('a lesson of 5 MB that packs to nearly nothing comes back', async () => {
  const course = await buildCourse(admin)
  await uploadLesson(admin, course.id, 'a'.repeat(5 * 1024 * 1024))

  const imported = await roundTrip(course.id)

  expect((await lessonsOf(imported.id)).join() === (await lessonsOf(course.id)).join()).toBe(true)
})

test('each import makes a course of its own', async () => {
  const name = uniqueText('Twice')
  const course = await buildCourse(admin, { name })
  const archive = await downloadArchive(admin, course.id)

  const answers = await Promise.all([1, 2, 3].map(() => uploadArchive(admin, archive)))

  const slugs = answers.map(({ json }) => ImportedCourse.parse(json).slug)
  expect(slugs.toSorted()).toEqual([2, 3, 4].map((count) => `${course.slug}-${count}`))
  expect(await readNewest(admin, 'courses', course.id)).toMatchObject({ name, slug: course.slug })
})
