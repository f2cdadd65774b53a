import { expect, test } from 'vitest'
import { buildCourse, buildLesson, trash } from '../../../../testing/build-content.ts'
import { buildCode, buildStudent } from '../../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'

const admin = await signedIn(site.url)
const sql = (text: string) => query(site.databaseUrl, text)

const deleteForGood = async (kind: 'courses' | 'lessons', id: number) => {
  await trash(admin, kind, id)
  await admin.studio('DELETE', `/${kind}/${id}?trash=true`)
}

const grantOfLesson = async () => {
  const { id } = await buildLesson(admin, { course: (await buildCourse(admin)).id })
  return { grant: { scope: 'lesson', lesson: id }, remove: () => deleteForGood('lessons', id) }
}

const grantOfCourse = async () => {
  const { id } = await buildCourse(admin)
  return { grant: { scope: 'course', course: id }, remove: () => deleteForGood('courses', id) }
}

/** By the database alone, as what was deleted before any of this code ran. */
const grantOfRow = async () => {
  const { grant } = await grantOfLesson()
  const remove = () =>
    sql(`delete from _lessons_v where parent_id = ${grant.lesson};
      delete from lessons where id = ${grant.lesson}`)
  return { grant, remove }
}

const deletions = [
  ['a lesson by hand', grantOfLesson],
  ['a course by hand', grantOfCourse],
  ['a lesson by the database alone', grantOfRow],
] as const

const all = { scope: 'all' }
const onlyAll = [expect.objectContaining(all)]

test.each(deletions)(
  'a student is saved when what she was granted was deleted for good: %s',
  async (_what, of) => {
    const { grant, remove } = await of()
    const { id } = await buildStudent(admin, { grants: [grant, all] })
    await remove()

    const { status } = await admin.studio('PATCH', `/students/${id}`, { name: 'Ewa N.' })

    expect(status).toBe(200)
    const { json } = await admin.studio('GET', `/students/${id}`)
    expect(json).toMatchObject({ name: 'Ewa N.', grants: onlyAll })
  },
)

test.each(deletions)(
  'a code is saved when some of what it opens was deleted for good: %s',
  async (_what, of) => {
    const { grant, remove } = await of()
    const { id } = await buildCode(admin, { grants: [grant, all] })
    await remove()

    const { status } = await admin.studio('PATCH', `/access-codes/${id}`, { label: 'Autumn' })

    expect(status).toBe(200)
    const { json } = await admin.studio('GET', `/access-codes/${id}`)
    expect(json).toMatchObject({ label: 'Autumn', grants: onlyAll })
  },
)

test.each(deletions)(
  'a code is revoked when all that it opened was deleted for good: %s',
  async (_what, of) => {
    const { grant, remove } = await of()
    const { id } = await buildCode(admin, { grants: [grant] })
    await remove()
    const revokedAt = new Date().toISOString()

    const { status } = await admin.studio('PATCH', `/access-codes/${id}`, { revokedAt })

    expect(status).toBe(200)
    const { json } = await admin.studio('GET', `/access-codes/${id}`)
    expect(json).toMatchObject({ revokedAt, grants: [] })
  },
)

test.each([[[]], [0]])(
  'a code that has nothing left is renamed in the studio, whose form sends for it: %j',
  async (none) => {
    const { grant, remove } = await grantOfLesson()
    const { id } = await buildCode(admin, { grants: [grant] })
    await remove()

    const { status } = await admin.studio('PATCH', `/access-codes/${id}`, {
      label: 'Autumn',
      grants: none,
    })

    expect(status).toBe(200)
  },
)

test('a code that has nothing left is given something to open', async () => {
  const { grant, remove } = await grantOfLesson()
  const { id } = await buildCode(admin, { grants: [grant] })
  await remove()

  const { status } = await admin.studio('PATCH', `/access-codes/${id}`, { grants: [all] })

  expect(status).toBe(200)
  const { json } = await admin.studio('GET', `/access-codes/${id}`)
  expect(json).toMatchObject({ grants: onlyAll })
})

test.each([
  ['nothing to open', []],
  ['a grant without a lesson', [{ scope: 'lesson' }]],
  ['a grant without a course', [all, { scope: 'course', course: null }]],
])('a code that opens something is not saved with %s', async (_what, grants) => {
  const { id } = await buildCode(admin, { grants: [all] })

  const { status } = await admin.studio('PATCH', `/access-codes/${id}`, { grants })

  expect(status).toBe(400)
})

test('a code that has nothing left gets no letters, and those that it has open nothing', async () => {
  const { grant, remove } = await grantOfLesson()
  const { id } = await buildCode(admin, { grants: [grant] })
  const made = await admin.studio('POST', `/access-codes/${id}/code`)
  const code = Object(made.json).secret
  await remove()

  const typed = await contractClient(site.url).send('POST', '/api/student/code', { code })
  expect(typed.status).toBe(403)
  expect((await admin.studio('POST', `/access-codes/${id}/code`)).status).toBe(400)
  const { json } = await admin.studio('GET', `/access-codes/${id}`)
  expect(json).toMatchObject({ used: 0 })
})

test('typed again, a code opens what it opens by now, and no longer than before', async () => {
  const { grant, remove } = await grantOfLesson()
  const [added, browser] = [await grantOfCourse(), contractClient(site.url)]
  const { id, code } = await buildCode(admin, { grants: [grant], days: 30 })
  const type = () => browser.send('POST', '/api/student/code', { code })
  const open = async () => Object((await browser.send('GET', '/api/student')).json).open
  await type()
  const [{ until }] = await open()
  await remove()
  await admin.studio('PATCH', `/access-codes/${id}`, { grants: [added.grant], days: 60 })

  await type()
  await type()

  expect(await open()).toMatchObject([{ path: `/course/${added.grant.course}`, until }])
  const { json } = await admin.studio('GET', `/access-codes/${id}`)
  expect(json).toMatchObject({ used: 1 })
})

test('typed again, a code does not open what has ended for one student', async () => {
  const [one, other, added] = [await grantOfLesson(), await grantOfCourse(), await grantOfCourse()]
  const browser = contractClient(site.url)
  const given = [one.grant, other.grant]
  const { id: codeId, code } = await buildCode(admin, { grants: given, days: 30 })
  const type = () => browser.send('POST', '/api/student/code', { code })
  const read = async () => Object((await browser.send('GET', '/api/student')).json)
  await type()
  const { id } = await read()
  const grants = Object((await admin.studio('GET', `/students/${id}?depth=0`)).json).grants
  const ended = { ...grants[0], until: new Date(Date.now() - 1_000).toISOString() }
  await admin.studio('PATCH', `/students/${id}`, { grants: [ended, grants[1]] })

  await type()
  expect((await read()).open).toHaveLength(1)

  await admin.studio('PATCH', `/access-codes/${codeId}`, { grants: [...given, added.grant] })
  await type()
  await type()
  expect((await read()).open).toHaveLength(2)
})

test('a new code opens something', async () => {
  const { status } = await admin.studio('POST', '/access-codes', { label: 'Empty', grants: [] })

  expect(status).toBe(400)
})

test('a student is not saved with a grant that says no lesson beside one that was emptied', async () => {
  const { grant, remove } = await grantOfLesson()
  const { id } = await buildStudent(admin, { grants: [grant] })
  await remove()

  const { status } = await admin.studio('PATCH', `/students/${id}`, {
    grants: [{ scope: 'lesson', lesson: null }],
  })

  expect(status).toBe(400)
})

test('who asks for a part of the grants is told of those that open something', async () => {
  const { grant } = await grantOfLesson()
  const { id } = await buildStudent(admin, { grants: [grant] })

  const { json } = await admin.studio('GET', `/students/${id}?select[grants][scope]=true`)

  expect(json).toMatchObject({ grants: [{ scope: 'lesson' }] })
})

test.each([
  ['lesson', grantOfLesson],
  ['course', grantOfCourse],
])('a form that was open while a %s was deleted for good is told where', async (kind, of) => {
  const { grant, remove } = await of()
  const { id } = await buildStudent(admin, { grants: [all, grant] })
  const { id: code } = await buildCode(admin, { grants: [all, grant] })
  await remove()

  const answers = [
    await admin.studio('PATCH', `/students/${id}`, { grants: [all, grant] }),
    await admin.studio('PATCH', `/access-codes/${code}`, { grants: [all, grant] }),
  ]

  const path = `grants.1.${kind}`
  const message = `This ${kind} has been deleted for good. Choose another one.`
  const refused = { errors: [{ data: { errors: [expect.objectContaining({ path, message })] } }] }
  expect(answers).toMatchObject([
    { status: 400, json: refused },
    { status: 400, json: refused },
  ])
})

test('who gives a student a lesson that was deleted for good meanwhile is told which', async () => {
  const { id: course } = await buildCourse(admin)
  const { id: kept } = await buildLesson(admin, { course })
  const { id: gone } = await buildLesson(admin, { course })
  const { id } = await buildStudent(admin, { lessons: [kept, gone] })
  await deleteForGood('lessons', gone)

  const { status, json } = await admin.studio('PATCH', `/students/${id}`, { lessons: [kept, gone] })

  const message = expect.stringContaining('Number 2 in this list of lessons')
  expect(status).toBe(400)
  expect(json).toMatchObject({ errors: [{ data: { errors: [{ path: 'lessons', message }] } }] })
})

test('a lesson in the trash can still be given', async () => {
  const { id: lesson } = await buildLesson(admin, { course: (await buildCourse(admin)).id })
  const { id } = await buildStudent(admin, { lessons: [lesson] })
  await trash(admin, 'lessons', lesson)

  const { status } = await admin.studio('PATCH', `/students/${id}`, { lessons: [lesson] })

  expect(status).toBe(200)
})
