import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildExercise, buildLesson } from '../../../../testing/build-content.ts'
import { buildCode, buildStudent, linkOf } from '../../../../testing/build-student.ts'
import { contractClient, signedIn } from '../../../../testing/contract-client.ts'
import { query } from '../../../../testing/databases.ts'
import { site } from '../../../../testing/site/site.ts'

const { url, databaseUrl } = site
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)
const lesson = await buildLesson(admin, { course: course.id, isPremium: true })

const resultRow = async (studentId: number) => {
  const key = randomUUID()
  await query(
    databaseUrl,
    `insert into results (student_id, event, key, kind, lesson_id, title, at, data)
     values (${studentId}, '${key}', '${key}', 'done', ${lesson.id}, 'Done', now(), '{}')`,
  )
}

const Docs = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const rowsOf = (studentId: number) =>
  query(databaseUrl, `select id from results where student_id = ${studentId}`)

test.each([
  ['GET', '/students'],
  ['POST', '/students'],
  ['GET', '/students/1'],
  ['PATCH', '/students/1'],
  ['DELETE', '/students/1'],
  ['POST', '/students/1/link'],
  ['GET', '/students/1/data'],
  ['GET', '/access-codes'],
  ['POST', '/access-codes'],
  ['GET', '/access-codes/1'],
  ['PATCH', '/access-codes/1'],
  ['DELETE', '/access-codes/1'],
  ['POST', '/access-codes/1/code'],
  ['GET', '/results'],
  ['POST', '/results'],
  ['DELETE', '/results/1'],
])('%s %s is refused to everybody but an admin', async (method, path) => {
  const { status, text } = await visitor.studio(method, path, method === 'GET' ? undefined : {})

  expect([401, 403]).toContain(status)
  expect(text).not.toContain('linkHash')
})

test('nobody writes results over Payload’s REST, an admin neither', async () => {
  const student = await buildStudent(admin)

  const { status } = await admin.studio('POST', '/results', {
    student: student.id,
    event: 'e',
    key: 'k',
    kind: 'done',
    at: new Date(),
    data: {},
  })

  expect(status).toBe(403)
})

test.each([
  ['a student’s link', 'students', buildStudent, 'link'],
  [
    'an access code',
    'access-codes',
    (by: typeof admin) => buildCode(by, { grants: [{ scope: 'all' }] }),
    'code',
  ],
])(
  'a form that is open meanwhile is as new after %s is made anew',
  async (_, slug, build, kind) => {
    const { id } = await build(admin)
    const table = slug.replace('-', '_')
    const moment = () => query(databaseUrl, `select updated_at from ${table} where id = ${id}`)
    const before = await moment()

    const { status } = await admin.studio('POST', `/${slug}/${id}/${kind}`)

    expect(status).toBe(200)
    expect(await moment()).toEqual(before)
  },
)

test('a link is told once, and only its hash is kept', async () => {
  const student = await buildStudent(admin)

  const link = await linkOf(admin, student.id)

  expect(link).toMatch(/\/s#[\w-]{22}$/)
  const secret = link.split('#')[1] ?? ''
  const { text } = await admin.studio('GET', `/students/${student.id}`)
  expect(text).not.toContain(secret)
  expect(text).not.toContain('linkHash')
  const rows = await query(databaseUrl, `select * from students where id = ${student.id}`)
  expect(JSON.stringify(rows)).not.toContain(secret)
})

test('a save in the studio leaves the link as it is', async () => {
  const student = await buildStudent(admin)
  await linkOf(admin, student.id)
  const hash = () =>
    query(databaseUrl, `select link_hash, link_version from students where id = ${student.id}`)
  const before = await hash()

  await admin.studio('PATCH', `/students/${student.id}`, {
    name: 'Ewa N.',
    linkHash: 'mine',
    linkVersion: 9,
    consentedAt: new Date(),
  })

  expect(await hash()).toEqual(before)
  const { json } = await admin.studio('GET', `/students/${student.id}`)
  expect(json).toMatchObject({ name: 'Ewa N.' })
  expect(json).not.toHaveProperty('consentedAt', expect.any(String))
})

test.each([
  { revokedAt: new Date().toISOString() },
  { endsAt: new Date(Date.now() - 1000).toISOString() },
])('no link is made for somebody who is shut out: %j', async (fields) => {
  const student = await buildStudent(admin, fields)

  const { status } = await admin.studio('POST', `/students/${student.id}/link`)

  expect(status).toBe(400)
})

test('a grant says what it opens', async () => {
  const { status } = await admin.studio('POST', '/students', {
    name: 'Ewa',
    grants: [{ scope: 'lesson' }],
  })

  expect(status).toBe(400)
})

test('a student who is deleted takes her results with her', async () => {
  const student = await buildStudent(admin, { lessons: [lesson.id] })
  await resultRow(student.id)

  const { status } = await admin.studio('DELETE', `/students/${student.id}`)

  expect(status).toBe(200)
  expect(await rowsOf(student.id)).toEqual([])
})

test('a student who is deleted is named in no exercise, nor in a version of one', async () => {
  const student = await buildStudent(admin)
  const madeFor = 'Ewa, before her interview'
  const hers = await buildExercise(admin, { student: student.id, madeFor })
  await admin.studio('PATCH', `/exercises/${hers.id}?draft=true`, { title: 'A newer draft' })
  const another = await buildExercise(admin, { madeFor })

  await admin.studio('DELETE', `/students/${student.id}`)

  const namesOf = (id: number) =>
    query(
      databaseUrl,
      `select made_for from exercises where id = ${id} and made_for is not null union all
       select version_made_for from _exercises_v where parent_id = ${id} and version_made_for is not null`,
    )
  expect(await namesOf(hers.id)).toEqual([])
  expect(await namesOf(another.id)).not.toEqual([])
})

test('all that is kept of a student can be taken as a file', async () => {
  const student = await buildStudent(admin, { note: 'Likes trains' })
  await resultRow(student.id)

  const { headers, json } = await admin.studio('GET', `/students/${student.id}/data`)

  expect(headers.get('content-disposition')).toContain(`student-${student.id}.json`)
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect(json).toMatchObject({
    student: { name: student.name, note: 'Likes trains' },
    results: [{ kind: 'done', lesson: lesson.id, title: 'Done' }],
  })
})

test('the letters of a code are told once, and only their hash is kept', async () => {
  const { json } = await admin.studio('POST', '/access-codes', {
    label: 'Tuesday group',
    grants: [{ scope: 'course', course: course.id }],
  })
  const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(json).doc

  const made = await admin.studio('POST', `/access-codes/${id}/code`)

  const { secret } = z.object({ secret: z.string() }).parse(made.json)
  expect(secret).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
  const { text } = await admin.studio('GET', '/access-codes')
  expect(Docs.parse(JSON.parse(text)).docs.map((doc) => doc.id)).toContain(id)
  expect(text).not.toContain(secret.replace('-', ''))
  expect(text).not.toContain('codeHash')
})

test.each([
  ['revoked', { revokedAt: new Date().toISOString() }, /revoked/],
  ['over', { endsAt: new Date(Date.now() - 1000).toISOString() }, /has expired/],
])('no letters are made for a code that is %s', async (_what, fields, reason) => {
  const { json } = await admin.studio('POST', '/access-codes', {
    label: 'Tuesday group',
    grants: [{ scope: 'course', course: course.id }],
    ...fields,
  })
  const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(json).doc

  const { status, text } = await admin.studio('POST', `/access-codes/${id}/code`)

  expect(status).toBe(400)
  expect(text).toMatch(reason)
})

test('a code that is used up gets new letters once it can be typed more often', async () => {
  const { json } = await admin.studio('POST', '/access-codes', {
    label: 'Tuesday group',
    grants: [{ scope: 'course', course: course.id }],
  })
  const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(json).doc
  await query(databaseUrl, `update access_codes set used = uses where id = ${id}`)

  const refused = await admin.studio('POST', `/access-codes/${id}/code`)
  await admin.studio('PATCH', `/access-codes/${id}`, { uses: 2 })
  const made = await admin.studio('POST', `/access-codes/${id}/code`)

  expect(refused.status).toBe(400)
  expect(refused.text).toContain('as many times as it can be')
  expect(made.status).toBe(200)
})

test('nothing of students stands in what the site shows', async () => {
  const student = await buildStudent(admin, { name: `Only for the tutor ${randomUUID()}` })

  for (const path of ['/', '/courses', '/api/site', '/api/courses', '/sitemap.xml']) {
    const { text } = await visitor.send('GET', path)
    expect(text).not.toContain(String(student.name))
  }
})
