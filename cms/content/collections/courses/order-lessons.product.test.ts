import { expect, inject, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  readNewest,
  saveDraft,
} from '../../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'

const url = inject('productUrl')
const visitor = contractClient(url)
const admin = await signedIn(url)

async function buildThree() {
  const course = await buildCourse(admin)
  const lessons = []
  for (const lessonNumber of [1, 4, 9]) {
    lessons.push(await buildLesson(admin, { course: course.id, lessonNumber }))
  }
  return { courseId: course.id, ids: lessons.map(({ id }) => id) }
}

const order = (courseId: number, lessonIds: unknown) =>
  admin.studio('PUT', `/courses/${courseId}/lesson-order`, { lessonIds })

const placesOf = async (courseId: number) =>
  (await visitor.send('GET', `/api/courses/${courseId}/lessons`)).json

test('lessons change places, the course’s numbers stay, visitors see it at once', async () => {
  const { courseId, ids } = await buildThree()
  const [first, second, third] = ids
  await placesOf(courseId) // kept now

  const { status } = await order(courseId, [third, first, second])

  expect(status).toBe(200)
  expect(await placesOf(courseId)).toMatchObject([
    { id: third, lessonNumber: 1 },
    { id: first, lessonNumber: 4 },
    { id: second, lessonNumber: 9 },
  ])
})

test('what the tutor is still writing stays a draft, at its new place', async () => {
  const { courseId, ids } = await buildThree()
  const [first = 0, second, third] = ids
  await saveDraft(admin, 'lessons', { id: first, title: 'Still writing' })

  await order(courseId, [second, first, third])

  expect(await readNewest(admin, 'lessons', first)).toMatchObject({
    title: 'Still writing',
    lessonNumber: 4,
    _status: 'draft',
  })
  expect((await visitor.send('GET', `/api/lessons/${first}`)).text).not.toContain('Still writing')
})

test('a draft without a stored place is ordered with the others', async () => {
  const { courseId, ids } = await buildThree()
  const draft = await buildLesson(admin, { course: null, title: 'New', _status: 'draft' })
  await saveDraft(admin, 'lessons', { id: draft.id, course: courseId })

  const { status } = await order(courseId, [draft.id, ...ids])

  expect(status).toBe(200)
  expect(await readNewest(admin, 'lessons', draft.id)).toMatchObject({ lessonNumber: 1 })
  expect(await placesOf(courseId)).toMatchObject([{ lessonNumber: 4 }, {}, { lessonNumber: 10 }])
})

test('an order that is not of these lessons is refused and changes nothing', async () => {
  const { courseId, ids } = await buildThree()
  const other = await buildThree()
  const before = await placesOf(courseId)

  const answers = await Promise.all(
    [ids.slice(1), [...ids, ids[0]], [ids[0], ids[0], ids[0]], other.ids].map((wrong) =>
      order(courseId, wrong),
    ),
  )
  const noList = await order(courseId, 'all')

  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409])
  expect(noList.status).toBe(400)
  expect(await placesOf(courseId)).toEqual(before)
})

test('orders at once leave every number with one lesson', async () => {
  const { courseId, ids } = await buildThree()

  const answers = await Promise.all(
    [ids, ids.toReversed(), ids, ids.toReversed(), ids].map((wanted) => order(courseId, wanted)),
  )

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(await placesOf(courseId)).toMatchObject([
    ...[{ lessonNumber: 1 }, { lessonNumber: 4 }, { lessonNumber: 9 }],
  ])
})

test('only an admin orders lessons', async () => {
  const { courseId, ids } = await buildThree()

  const { status } = await visitor.studio('PUT', `/courses/${courseId}/lesson-order`, {
    lessonIds: ids,
  })

  expect(status).toBe(401)
})
