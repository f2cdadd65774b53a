import { expect, inject, onTestFinished, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildLessonWithDraft,
  readNewest,
  saveDraft,
  uniqueText,
} from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { queryDatabase } from '../../../testing/databases.ts'
import { startProduct } from '../../../testing/running-product.ts'

// Databases of earlier versions, whose rows keep what the first save of a draft said.

const admin = await signedIn(inject('productUrl'))
const dataDir = inject('productDataDir')

/** A second process with the same database, which brings the rows in line at its start. */
async function startAgain() {
  await queryDatabase(
    dataDir,
    `delete from payload_migrations where name like '%rows_follow_drafts'`,
  )
  const replica = await startProduct({ dataDir })
  onTestFinished(async () => {
    await replica.stop()
  })
}

const words = () => ({
  title: uniqueText('Newest'),
  objectives: [{ text: 'First' }, { text: 'Second' }],
  vocabulary: [{ word: 'weather', phonetics: '/ˈweðə/', definition: 'rain', example: 'Nice!' }],
  practiceActivities: [{ type: 'writing', questions: [{ text: 'Write.' }, { text: 'Read.' }] }],
  quizQuestions: [
    { question: 'Which?', options: [{ text: 'one' }, { text: 'two' }], correctAnswer: 1 },
  ],
  htmlContent: '<p>Hello</p>',
})

/** A draft as earlier versions left it: its words in the version alone. */
async function buildOld(course: number) {
  const { id } = await buildLesson(admin, { course, title: 'First words', _status: 'draft' })
  await saveDraft(admin, 'lessons', { id, ...words() })
  await queryDatabase(
    dataDir,
    `update lessons set title = null, course_id = null, lesson_number = null, html_content = null,
       has_html_content = false where id = ${id};
     delete from lessons_objectives where _parent_id = ${id};
     delete from lessons_vocabulary where _parent_id = ${id};
     delete from lessons_practice_activities where _parent_id = ${id};
     update lessons_quiz_questions set question = 'Old?' where _parent_id = ${id}`,
  )
  return id
}

/** A document without the ids of the rows in its lists, which are the database's own. */
async function withoutRowIds(collection: 'courses' | 'lessons', id: number, draft: boolean) {
  const path = `/${collection}/${id}?draft=${draft}&depth=0&trash=true`
  const { text } = await admin.studio('GET', path)
  return JSON.parse(text.replace(/"id":"[0-9a-f]{24}",?/g, '').replaceAll(',}', '}'))
}

const isInLine = async (collection: 'courses' | 'lessons', id: number) =>
  expect(await withoutRowIds(collection, id, false)).toEqual(
    await withoutRowIds(collection, id, true),
  )

test('rows of lessons say again what their newest drafts say, and what is published stays', async () => {
  const course = await buildCourse(admin)
  const old = await buildOld(course.id)
  const published = await buildLessonWithDraft(admin)
  const before = await admin.send('GET', `/api/lessons/${published.id}`)

  await startAgain()

  await isInLine('lessons', old)
  const place = await admin.send('GET', `/api/courses/${course.id}/lessons/1`)
  expect(place.json).toMatchObject({ id: old, vocabulary: [{ word: 'weather' }] })
  expect((await admin.send('GET', `/api/lessons/${published.id}`)).text).toBe(before.text)
  expect(await readNewest(admin, 'lessons', published.id)).toMatchObject({ title: 'As drafted' })
})

test('a number that is taken by now gives way, and so does the second of two drafts', async () => {
  const course = await buildCourse(admin)
  const [first, second] = [await buildOld(course.id), await buildOld(course.id)]
  const published = await buildLesson(admin, { course: course.id })
  const [one, other] = await Promise.all([buildOld(course.id), buildOld(course.id)])
  await queryDatabase(
    dataDir,
    `update lessons set lesson_number = 1 where id = ${published.id};
     update _lessons_v set version_lesson_number = 1 where parent_id in (${first}, ${published.id});
     update _lessons_v set version_lesson_number = 2 where parent_id in (${second}, ${one});
     update _lessons_v set version_lesson_number = null where parent_id = ${other}`,
  )

  await startAgain()

  const { json } = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  expect(json).toMatchObject([
    { id: published.id, lessonNumber: 1 },
    { id: second, lessonNumber: 2 },
    { id: first, lessonNumber: 3 },
    ...[one, other].toSorted((a, b) => a - b).map((id, index) => ({ id, lessonNumber: 4 + index })),
  ])
  for (const id of [first, second, one, other]) await isInLine('lessons', id)
})

test('rows of courses follow, and a slug that is taken by now gives way', async () => {
  const [taken, free] = [uniqueText('taken'), uniqueText('free')].map((text) =>
    text.replace(' ', '-'),
  )
  const published = await buildCourse(admin)
  const [one, other] = [
    await buildCourse(admin, { _status: 'draft', slug: free }),
    await buildCourse(admin, { _status: 'draft' }),
  ]
  await queryDatabase(
    dataDir,
    `update courses set name = null, category = null, slug = null where id in (${one.id}, ${other.id});
     update courses set slug = '${taken}' where id = ${published.id};
     update _courses_v set version_slug = '${taken}' where parent_id = ${other.id}`,
  )

  await startAgain()

  await isInLine('courses', one.id)
  await isInLine('courses', other.id)
  expect(await readNewest(admin, 'courses', one.id)).toMatchObject({ slug: free })
  expect(await readNewest(admin, 'courses', other.id)).toMatchObject({
    name: other.name,
    category: 'Business',
    slug: null,
  })
})
