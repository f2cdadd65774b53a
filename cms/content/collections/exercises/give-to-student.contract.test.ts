import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildExercise } from '../../../../testing/build-content.ts'
import { buildStudent } from '../../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { site } from '../../../../testing/site/site.ts'
import { sitePayload } from '../../../../testing/site/site-payload.ts'
import { studentLimits } from '../../../contract/student-limits.ts'

const admin = await signedIn(site.url)
const Student = z.object({ exercises: z.array(z.number()).optional() })

async function givenTo(id: number): Promise<number[]> {
  const { json } = await admin.studio('GET', `/students/${id}?depth=0`)
  return Student.parse(json).exercises ?? []
}

test('a published exercise is given to its student, behind what she has', async () => {
  const before = await buildExercise(admin)
  const { id: student } = await buildStudent(admin, { exercises: [before.id] })

  const { id } = await buildExercise(admin, { student })

  expect(await givenTo(student)).toEqual([before.id, id])
})

test('a draft is not, until it is published, and then once', async () => {
  const { id: student } = await buildStudent(admin)
  const { id } = await buildExercise(admin, { student, _status: 'draft' })
  const asDraft = await givenTo(student)

  for (const title of ['Words', 'More words']) {
    await admin.studio('PATCH', `/exercises/${id}`, { title, _status: 'published' })
  }

  expect(asDraft).toEqual([])
  expect(await givenTo(student)).toEqual([id])
})

test('while her own document is saved, neither change is lost', async () => {
  const { id: student } = await buildStudent(admin)
  const drafts = await Promise.all(
    [1, 2, 3].map(() => buildExercise(admin, { student, _status: 'draft' })),
  )

  const answers = await Promise.all([
    ...drafts.map(({ id }) => admin.studio('PATCH', `/exercises/${id}`, { _status: 'published' })),
    admin.studio('PATCH', `/students/${student}`, { note: 'Tuesdays' }),
  ])

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  const given = await givenTo(student)
  expect(given.toSorted()).toEqual(drafts.map(({ id }) => id).toSorted())
})

test('a student who is deleted leaves the exercise as it is', async () => {
  const { id: student } = await buildStudent(admin)
  const { id } = await buildExercise(admin, { student })

  await admin.studio('DELETE', `/students/${student}`)

  const { json } = await admin.studio('GET', `/exercises/${id}?depth=0`)
  expect(json).toMatchObject({ id, student: null, _status: 'published' })
})

/** A student who has already been given so many. */
async function studentWith(count: number): Promise<number> {
  const other = await buildExercise(admin)
  const { id: student } = await buildStudent(admin)
  const { pool } = (await sitePayload()).db
  await pool.query(
    `insert into students_rels (parent_id, path, "order", exercises_id)
     select $1, 'exercises', n, $2 from generate_series(1, $3::int) n`,
    [student, other.id, count],
  )
  return student
}

test('where she has as many as she may have, it is refused with a sentence', async () => {
  const student = await studentWith(studentLimits.given)
  const { id } = await buildExercise(admin, { student, _status: 'draft' })

  const refused = await admin.studio('PATCH', `/exercises/${id}`, { _status: 'published' })

  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Remove one on their page')
})

test('so is a new one, of which nothing is left', async () => {
  const student = await studentWith(studentLimits.given)
  const rows = [{ word: 'deadline', translation: 'scadenza' }]
  const data = { title: 'One too many', rows, student, _status: 'published' }

  const refused = await admin.studio('POST', '/exercises', data)
  const { json } = await admin.studio('GET', '/exercises?where[title][equals]=One too many')

  expect(refused.text).toContain('Remove one on their page')
  expect(json).toMatchObject({ totalDocs: 0 })
})

test('of several published at once those that she may not have stay drafts', async () => {
  const student = await studentWith(studentLimits.given - 1)
  const drafts = await Promise.all(
    [1, 2].map(() => buildExercise(admin, { student, _status: 'draft' })),
  )
  const ids = drafts.map(({ id }) => id).join()

  const { json } = await admin.studio('PATCH', `/exercises?where[id][in]=${ids}`, {
    _status: 'published',
  })

  const stored = await admin.studio('GET', `/exercises?where[id][in]=${ids}&depth=0`)
  const { docs } = z.object({ docs: z.array(z.object({ _status: z.string() })) }).parse(stored.json)
  expect(docs.map(({ _status }) => _status).toSorted()).toEqual(['draft', 'published'])
  expect(json).toMatchObject({
    docs: [{}],
    errors: [{ message: expect.stringContaining('student') }],
  })
})

test('of several published at once one whose fields are refused is given to nobody', async () => {
  const { id: student } = await buildStudent(admin)
  const [whole, blank] = await Promise.all([
    buildExercise(admin, { student, _status: 'draft' }),
    buildExercise(admin, { student, _status: 'draft', title: '' }),
  ])

  const { json } = await admin.studio('PATCH', `/exercises?where[id][in]=${whole.id},${blank.id}`, {
    _status: 'published',
  })

  expect(json).toMatchObject({ docs: [{ id: whole.id }], errors: [{ id: blank.id }] })
  expect(await givenTo(student)).toEqual([whole.id])
})

test('visitors are not told for whom an exercise was made', async () => {
  const { id: student } = await buildStudent(admin, { name: 'Ewa of the exercise' })
  const { id, address } = await buildExercise(admin, { student })
  const visitor = contractClient(site.url)

  const read = await visitor.send('GET', `/api/exercises/${address}`)
  const rest = await visitor.studio('GET', `/exercises/${id}`)

  expect(read.json).not.toHaveProperty('student')
  expect(rest.text).not.toContain('"student"')
  expect(rest.text).not.toContain('Ewa of the exercise')
})

test('her document counts as changed when it is given to her, and not when she has it already', async () => {
  const { id: student } = await buildStudent(admin)
  const changedAt = async () => {
    const { json } = await admin.studio('GET', `/students/${student}?depth=0`)
    return String(Object(json).updatedAt)
  }
  const before = await changedAt()

  const { id } = await buildExercise(admin, { student })
  const given = await changedAt()
  await admin.studio('PATCH', `/exercises/${id}`, { _status: 'published' })

  expect(given > before).toBe(true)
  expect(await changedAt()).toBe(given)
})
