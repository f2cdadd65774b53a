import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson } from '../../../../testing/build-content.ts'
import { signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)

const Fields = z.looseObject({ course: z.number(), lessonNumber: z.number() })
const Answer = z.object({ doc: Fields })

/** A lesson's fields as its form is given them. */
async function fieldsOf(id: number) {
  const { json } = await admin.studio('GET', `/lessons/${id}?draft=true&depth=0`)
  return Fields.parse(json)
}

let pages = 0

/** Saves a lesson's form whole, as the studio does. */
function save(id: number, fields: object, search = '?draft=true&autosave=true&depth=0') {
  pages += 1
  return admin.send('PATCH', `/studio/api/lessons/${id}${search}`, fields, {
    origin: site.url,
    'x-save-number': `moving-${pages}.1.1`,
  })
}

/** A course with as many lessons; gives its number. */
async function courseOf(lessons: number): Promise<number> {
  const { id } = await buildCourse(admin)
  for (let made = 0; made < lessons; made += 1) await buildLesson(admin, { course: id })
  return id
}

test.each([
  ['saves itself', { _status: 'draft' }, '?draft=true&autosave=true&depth=0'],
  ['is published', { _status: 'published' }, '?depth=0'],
])(
  'a lesson takes the next free number of the course that is chosen in its form, which %s',
  async (_what, status, search) => {
    const [from, to] = [await courseOf(1), await courseOf(2)]
    const { id } = await buildLesson(admin, { course: from })
    const fields = await fieldsOf(id)

    const answer = await save(id, { ...fields, ...status, course: to }, search)

    expect(answer.status).toBe(200)
    expect(Answer.parse(answer.json).doc).toMatchObject({ course: to, lessonNumber: 3 })
  },
)

test('a number that is free in the other course stays', async () => {
  const [from, to] = [await courseOf(2), await courseOf(1)]
  const { id } = await buildLesson(admin, { course: from })

  const answer = await save(id, { ...(await fieldsOf(id)), _status: 'draft', course: to })

  expect(Answer.parse(answer.json).doc).toMatchObject({ course: to, lessonNumber: 3 })
})

test('a number that was typed for the other course is refused where it is taken', async () => {
  const [from, to] = [await courseOf(2), await courseOf(2)]
  const { id } = await buildLesson(admin, { course: from })
  const fields = await fieldsOf(id)

  const answer = await save(id, { ...fields, _status: 'draft', course: to, lessonNumber: 2 })

  expect(answer.status).toBe(400)
  expect(await fieldsOf(id)).toMatchObject({ course: from, lessonNumber: 3 })
})
