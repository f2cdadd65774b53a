import { expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'

// The studio saves a draft whatever is missing in it; the admin's screens must go on working.

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)

/** A draft as 'Save draft' leaves it, removed for good after the test. */
async function saveUnfinished(collection: 'lessons' | 'courses', fields: Record<string, unknown>) {
  const answer = await admin.studio('POST', `/${collection}?draft=true`, {
    _status: 'draft',
    ...fields,
  })
  const id = Number(/"id":(\d+)/.exec(answer.text)?.[1])
  onTestFinished(async () => {
    await admin.studio('DELETE', `/${collection}/${id}?trash=true`)
  })
  return id
}

const unfinished = [
  ['a lesson without a course', 'lessons', { title: 'No course' }],
  ['a lesson without a title', 'lessons', { course: course.id, videoId: 'untitled' }],
  ['a lesson without anything', 'lessons', {}],
  ['a course without anything', 'courses', {}],
  ['a course without a category', 'courses', { name: 'No category', description: 'None' }],
] as const

test.each(unfinished)('%s leaves the admin’s lists working', async (_, collection, fields) => {
  await saveUnfinished(collection, fields)

  const paths = ['/api/lessons', '/api/courses', `/api/courses/${course.id}/lessons`, '/admin']
  const answers = await Promise.all(paths.map((path) => admin.send('GET', path)))

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test.each(unfinished)('%s is no failure of ours when it is read', async (_, collection, fields) => {
  const id = await saveUnfinished(collection, fields)

  const { status } = await admin.send('GET', `/api/${collection}/${id}`)

  expect([200, 404]).toContain(status)
})

test.each(unfinished)('%s is nothing to visitors', async (_, collection, fields) => {
  const id = await saveUnfinished(collection, fields)

  expect((await visitor.send('GET', `/api/${collection}`)).status).toBe(200)
  expect((await visitor.send('GET', `/api/${collection}/${id}`)).status).toBe(404)
})

test('a draft without a title can be deleted', async () => {
  const words = { title: null, videoId: 'untitled', _status: 'draft' }
  const { id } = await buildLesson(admin, { course: course.id, ...words })
  onTestFinished(async () => {
    await admin.studio('DELETE', `/lessons/${id}?trash=true`)
  })

  const { status, text } = await admin.send('DELETE', `/api/lessons/${id}`)

  expect({ status, text }).toMatchObject({ status: 200 })
})
