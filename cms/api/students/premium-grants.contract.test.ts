import { sql } from '@payloadcms/db-postgres'
import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson, trash } from '../../../testing/build-content.ts'
import { buildCode, buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../testing/databases.ts'
import { openInteractive, sendToLessonHost } from '../../../testing/lesson-host.ts'
import { site } from '../../../testing/site/site.ts'
import { sitePayload } from '../../../testing/site/site-payload.ts'
import { type Replica, startReplica } from '../../../testing/site/start-replica.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { CertificateAnswer } from '../../contract/certificate.ts'
import { certificatePaths } from '../../contract/certificate-paths.ts'
import { studentLimits } from '../../contract/student-limits.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const payload = await sitePayload()
const visitor = contractClient(url)

/** A word of the dictionary that stands nowhere else on the site. */
const secret = 'serendipity'
const isPremium = true
const course = await buildCourse(admin)
const premium = await buildLesson(admin, {
  course: course.id,
  isPremium,
  keyTakeaways: [{ text: secret }],
  warmUpQuestions: [{ text: secret }],
  vocabulary: [{ word: secret, definition: 'A happy find', example: `What ${secret}!` }],
  quizQuestions: [{ question: secret, options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 0 }],
  htmlContent: `<title>Premium</title><p>${secret}</p>`,
})
const other = await buildLesson(admin, {
  course: (await buildCourse(admin)).id,
  isPremium,
  keyTakeaways: [{ text: `another ${secret}` }],
})

let replica: Replica
let elsewhere: ContractClient

beforeAll(async () => {
  replica = await startReplica({ keeps: true })
  elsewhere = contractClient(replica.url)
})

afterAll(() => replica.close())

/** The same browser at the second server. */
function atReplica(browser: ContractClient): ContractClient {
  const client = contractClient(replica.url)
  for (const [name, value] of browser.cookies) client.cookies.set(name, value)
  return client
}

async function studentWith(fields: Record<string, unknown>) {
  const student = await buildStudent(admin, fields)
  const browser = contractClient(url)
  await openLink(browser, await linkOf(admin, student.id))
  return { id: student.id, browser }
}

const ofLesson = { grants: [{ scope: 'lesson', lesson: premium.id }] }

const at = `/courses/${course.slug}/speech-course-1`
const uploaded = `/view-lesson-details/${premium.id}`
const api = `/api/lessons/${premium.id}`

/** Every address at which a premium lesson's content is withheld from visitors. */
const waysOut = [
  api,
  `${api}?omit=htmlContent`,
  `/api/courses/${course.id}/lessons/1`,
  `/api/courses/${course.id}/lessons`,
  '/api/lessons',
  `${api}/practice`,
  `${api}/sounds`,
  `${api}/worksheet`,
  `${api}/words.txt`,
  at,
  `${at}?tab=vocabulary`,
  `${at}/worksheet`,
  `${uploaded}/worksheet`,
  `/lesson-documents/${premium.id}`,
]

const isShown = async (browser: ContractClient, path: string) =>
  (await browser.send('GET', path)).text.includes(secret)

describe.each(waysOut)('%s', (path) => {
  test('is read by a student whom it was granted, and by no visitor before or after', async () => {
    const before = await isShown(visitor, path)

    const { browser } = await studentWith(ofLesson)
    const [here, there] = [
      await browser.send('GET', path),
      await atReplica(browser).send('GET', path),
    ]

    expect(before).toBe(false)
    for (const { status, text, headers } of [here, there]) {
      expect(status).toBe(200)
      expect(text).toContain(secret)
      expect(headers.get('cache-control')).toBe('private, no-store')
    }
    expect(await isShown(visitor, path)).toBe(false)
    expect(await isShown(elsewhere, path)).toBe(false)
  })
})

test('the number of its words is told too', async () => {
  const { browser } = await studentWith(ofLesson)

  const { json } = await browser.send('GET', `${api}/practice/count`)

  expect(json).toEqual({ words: 1 })
  expect((await visitor.send('GET', `${api}/practice/count`)).json).toEqual({ words: 0 })
})

test.each([
  ['all', { grants: [{ scope: 'all' }] }],
  ['its course', { grants: [{ scope: 'course', course: course.id }] }],
  ['the lesson', ofLesson],
  ['the lesson as one that was given', { lessons: [premium.id] }],
])('a grant for %s opens it', async (_what, fields) => {
  const { browser } = await studentWith(fields)

  expect(await isShown(browser, api)).toBe(true)
})

const past = new Date(Date.now() - 1000).toISOString()

test.each([
  ['nothing', {}],
  ['another lesson', { grants: [{ scope: 'lesson', lesson: other.id }] }],
  ['what has ended', { grants: [{ scope: 'all', until: past }] }],
])('a grant for %s opens nothing here', async (_what, fields) => {
  const { browser } = await studentWith(fields)

  for (const path of waysOut) expect(await isShown(browser, path)).toBe(false)
})

describe('what is open closes at the next request, at every server,', () => {
  const edited = (fields: object) => (id: number) =>
    admin.studio('PATCH', `/students/${id}`, fields)

  test.each<[string, (id: number) => Promise<unknown>]>([
    ['when the student is revoked', edited({ revokedAt: new Date().toISOString() })],
    ['when her time is over', edited({ endsAt: past })],
    ['when the grant is over', edited({ grants: [{ ...ofLesson.grants[0], until: past }] })],
    ['when the grant is taken away', edited({ grants: [] })],
    ['when the student is deleted', (id) => admin.studio('DELETE', `/students/${id}`)],
    ['when she gets a new link', (id) => linkOf(admin, id)],
  ])('%s', async (_when, change) => {
    const { id, browser } = await studentWith(ofLesson)
    const second = atReplica(browser)
    const open = [await isShown(browser, api), await isShown(second, api)]

    await change(id)

    expect(open).toEqual([true, true])
    expect(await isShown(browser, at)).toBe(false)
    expect(await isShown(second, at)).toBe(false)
    expect(await isShown(browser, `/lesson-documents/${premium.id}`)).toBe(false)
  })

  test('when the code that opened it is revoked', async () => {
    const { id, code } = await buildCode(admin, ofLesson)
    const browser = contractClient(url)
    await browser.send('POST', '/api/student/code', { code })
    const wasOpen = await isShown(browser, api)

    await admin.studio('PATCH', `/access-codes/${id}`, { revokedAt: new Date().toISOString() })

    expect(wasOpen).toBe(true)
    expect(await isShown(browser, api)).toBe(false)
  })

  test('when the code is deleted while it is typed', async () => {
    const { id } = await buildCode(admin, ofLesson)
    const { id: student, browser } = await studentWith({})
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    onTestFinished(() => killTransaction(req))
    await runSql(req, sql`select id from access_codes where id = ${id} for update`)
    await runSql(
      req,
      sql`insert into students_grants (_order, _parent_id, id, scope, lesson_id, code_id)
        values (1, ${student}, 'typed-meanwhile', 'lesson', ${premium.id}, ${id})`,
    )

    const deleted = admin.studio('DELETE', `/access-codes/${id}`)
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    await commitTransaction(req)

    expect((await deleted).status).toBe(200)
    expect(await isShown(browser, api)).toBe(false)
  })

  test('when the code is deleted while a student who has it is saved', async () => {
    const { id, code } = await buildCode(admin, ofLesson)
    const { id: student, browser } = await studentWith({})
    await browser.send('POST', '/api/student/code', { code })
    const save = await savingGrants(student)

    const deleted = admin.studio('DELETE', `/access-codes/${id}`)
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    await save.finish(id)

    expect((await deleted).status).toBe(200)
    expect(await isShown(browser, api)).toBe(false)
  })

  test('when the code that opened it is deleted', async () => {
    const { id, code } = await buildCode(admin, ofLesson)
    const browser = contractClient(url)
    await browser.send('POST', '/api/student/code', { code })

    await admin.studio('DELETE', `/access-codes/${id}`)

    expect(await isShown(browser, api)).toBe(false)
  })
})

/** A student's save of the studio, stopped where her grants are deleted and not yet written anew. */
async function savingGrants(student: number) {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  onTestFinished(() => killTransaction(req))
  await runSql(req, sql`select from students where id = ${student} for no key update`)
  await runSql(req, sql`delete from students_grants where _parent_id = ${student}`)
  const finish = async (code: number) => {
    await runSql(
      req,
      sql`insert into students_grants (_order, _parent_id, id, scope, lesson_id, code_id)
        values (1, ${student}, ${`saved-${student}`}, 'lesson', ${premium.id}, ${code})`,
    )
    await commitTransaction(req)
  }
  return { finish }
}

test('a code that is typed while the student is saved opens what it opens', async () => {
  const { id, code } = await buildCode(admin, {
    grants: [...ofLesson.grants, { scope: 'lesson', lesson: other.id }],
  })
  const { id: student, browser } = await studentWith({})
  const save = await savingGrants(student)

  const typed = browser.send('POST', '/api/student/code', { code })
  await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
  await save.finish(id)

  expect((await typed).status).toBe(200)
  expect(await isShown(browser, `/api/lessons/${other.id}`)).toBe(true)
})

describe('a premium document in a tab of its own', () => {
  test('opens for a student, and shuts with her grant although the ticket is young', async () => {
    const { id, browser } = await studentWith(ofLesson)
    const path = await openInteractive(browser, premium.id)
    const open = await sendToLessonHost(url, path)

    await admin.studio('PATCH', `/students/${id}`, { grants: [] })

    const shut = await sendToLessonHost(url, path)
    expect(open.body.toString()).toContain(secret)
    expect(shut.body.toString()).not.toContain(secret)
    expect(shut.status).toBe(404)
  })

  test('opens for nobody whom a lesson sends there', async () => {
    const { browser } = await studentWith(ofLesson)

    const { status, headers } = await browser.send(
      'GET',
      `/lesson-documents/${premium.id}/interactive`,
      undefined,
      { 'sec-fetch-site': 'same-site' },
    )

    expect(status).toBe(303)
    expect(headers.get('location')).not.toContain('ticket')
  })
})

test('a draft stays the tutor’s, whatever was granted', async () => {
  const draft = await buildLesson(admin, {
    course: course.id,
    _status: 'draft',
    lessonNumber: 9,
    isPremium,
    keyTakeaways: [{ text: 'not yet' }],
  })
  const { browser } = await studentWith({ grants: [{ scope: 'all' }], lessons: [draft.id] })

  for (const path of [`/api/lessons/${draft.id}`, `/api/lessons/${draft.id}?draft=1`]) {
    expect((await browser.send('GET', path)).status).toBe(404)
  }
  expect((await browser.send('GET', '/api/student')).json).toMatchObject({ lessons: [] })
})

test.each([
  'tutor-student=',
  'tutor-student=1.1',
  'tutor-student=1.1.c2lnbmF0dXJl',
  'tutor-student=%E0%A4%A',
])('a made-up cookie %s opens nothing', async (cookie) => {
  const { text } = await visitor.send('GET', api, undefined, { cookie })

  expect(text).not.toContain(secret)
  const { status } = await visitor.send('GET', '/api/student', undefined, { cookie })
  expect(status).toBe(401)
})

test('a course with a premium lesson gives its record to whom it is open, and to nobody else', async () => {
  const { browser } = await studentWith(ofLesson)
  const wish = {
    courseId: course.id,
    name: 'Ewa',
    lessons: [{ lessonId: premium.id, tries: [{ at: Date.now(), answers: [0] }] }],
  }

  const { status, json } = await browser.send('POST', certificatePaths.make, wish)

  expect(status).toBe(200)
  expect(CertificateAnswer.parse(json).text).not.toBe('')
  expect((await visitor.send('POST', certificatePaths.make, wish)).status).toBe(400)
})

describe('an access code', () => {
  const type = (browser: ContractClient, code: string) =>
    browser.send('POST', '/api/student/code', { code })

  test('opens what it grants, however it is typed, in a cookie that scripts cannot read', async () => {
    const { code } = await buildCode(admin, ofLesson)
    const browser = contractClient(url)

    const { status, headers } = await type(browser, ` ${code.toLowerCase().replace('-', ' ')} `)

    expect(status).toBe(200)
    expect(headers.get('set-cookie')).toMatch(/^tutor-student=.*; HttpOnly; SameSite=Lax$/)
    expect(await isShown(browser, at)).toBe(true)
  })

  test('opens, however many codes have ended before on this device', async () => {
    const ended = await buildCode(admin, {
      days: 1,
      grants: Array.from({ length: 50 }, () => ({ scope: 'lesson', lesson: other.id })),
    })
    const browser = contractClient(url)
    expect((await type(browser, ended.code)).status).toBe(200)
    await query(
      databaseUrl,
      `update students_grants set until = now() - interval '1 minute' where code_id = ${ended.id}`,
    )
    const { code } = await buildCode(admin, ofLesson)

    const { status } = await type(browser, code)

    expect(status).toBe(200)
    expect(await isShown(browser, api)).toBe(true)
  })

  test('says in words that there is no room for what it opens, and is not used up by it', async () => {
    const grants = Array.from({ length: 50 }, () => ({ scope: 'lesson', lesson: other.id }))
    const full = await buildCode(admin, { grants })
    const browser = contractClient(url)
    await type(browser, full.code)
    const { id, code } = await buildCode(admin, ofLesson)

    const { status, json } = await type(browser, code)

    expect(status).toBe(409)
    expect(json).toMatchObject({ message: expect.stringContaining('than this site allows') })
    const { json: kept } = await admin.studio('GET', `/access-codes/${id}`)
    expect(kept).toMatchObject({ used: 0 })
  })

  test('is used up by as many devices as it has uses, and not by typing it again', async () => {
    const { code } = await buildCode(admin, { ...ofLesson, uses: 2 })
    const [one, two, three] = [contractClient(url), contractClient(url), contractClient(url)]

    const answers = [
      await type(one, code),
      await type(one, code),
      await type(two, code),
      await type(three, code),
    ]

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 403])
    expect(await isShown(three, api)).toBe(false)
  })

  test('is used once by two who type its last use at the same moment', async () => {
    const { code } = await buildCode(admin, ofLesson)

    const answers = await Promise.all(
      Array.from({ length: 6 }, () => type(contractClient(url), code)),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('whose answer was lost opens when the same browser types it again, and to no other', async () => {
    const { id, code } = await buildCode(admin, ofLesson)
    const typedBy = (browser: ContractClient, name: string) =>
      browser.send('POST', '/api/student/code', { code, browser: name.repeat(22) })
    await typedBy(contractClient(url), 'A') // its cookie does not come
    const again = contractClient(url)

    const { status } = await typedBy(again, 'A')
    const another = await typedBy(contractClient(url), 'B')

    expect(status).toBe(200)
    expect(await isShown(again, api)).toBe(true)
    expect(another.status).toBe(403)
    const { json: kept } = await admin.studio('GET', `/access-codes/${id}`)
    expect(kept).toMatchObject({ used: 1 })
  })

  test('that one browser types twice at the same moment is used once, by one student', async () => {
    const { id, code } = await buildCode(admin, { ...ofLesson, uses: 5 })
    const typed = { code, browser: 'C'.repeat(22) }

    const answers = await Promise.all(
      [1, 2, 3].map(() => contractClient(url).send('POST', '/api/student/code', typed)),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const students = await query(
      databaseUrl,
      `select distinct _parent_id from students_grants where code_id = ${id}`,
    )
    expect(students).toHaveLength(1)
    const { json: kept } = await admin.studio('GET', `/access-codes/${id}`)
    expect(kept).toMatchObject({ used: 1 })
  })

  test('is typed by no browser that names itself by a guess', async () => {
    const { code } = await buildCode(admin, ofLesson)

    const { status } = await contractClient(url).send('POST', '/api/student/code', {
      code,
      browser: '1',
    })

    expect(status).toBe(400)
  })

  test('that is wrong, used up, ended or revoked reads the same', async () => {
    const used = await buildCode(admin, ofLesson)
    await type(contractClient(url), used.code)
    const ended = await buildCode(admin, ofLesson)
    await admin.studio('PATCH', `/access-codes/${ended.id}`, { endsAt: past })
    const revoked = await buildCode(admin, ofLesson)
    await admin.studio('PATCH', `/access-codes/${revoked.id}`, { revokedAt: past })

    const codes = ['AAAAA-AAAAA', '', 'x', used.code, ended.code, revoked.code]
    const answers = await Promise.all(codes.map((code) => type(contractClient(url), code)))

    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(403)
  })

  test('ends so many days after it was typed', async () => {
    const { code } = await buildCode(admin, { ...ofLesson, days: 30 })
    const browser = contractClient(url)
    await type(browser, code)

    const { json } = await browser.send('GET', '/api/student')

    const [grant] = z.object({ open: z.array(z.object({ until: z.string() })) }).parse(json).open
    const days = (Date.parse(grant?.until ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  test('extends the student whose browser it is', async () => {
    const { code } = await buildCode(admin, ofLesson)
    const { id, browser } = await studentWith({ grants: [{ scope: 'lesson', lesson: other.id }] })

    await type(browser, code)

    expect(await isShown(browser, api)).toBe(true)
    expect(await isShown(browser, `/api/lessons/${other.id}`)).toBe(true)
    const { json } = await admin.studio('GET', `/students/${id}?depth=0`)
    expect(z.object({ grants: z.array(z.unknown()) }).parse(json).grants).toHaveLength(2)
  })

  test('opens what it grants beside what was granted before and has been deleted for good', async () => {
    const gone = await buildLesson(admin, { course: (await buildCourse(admin)).id, isPremium })
    const { browser } = await studentWith({ grants: [{ scope: 'lesson', lesson: gone.id }] })
    await trash(admin, 'lessons', gone.id)
    await admin.studio('DELETE', `/lessons/${gone.id}?trash=true`)
    const { code } = await buildCode(admin, ofLesson)

    const { status } = await type(browser, code)

    expect(status).toBe(200)
    expect(await isShown(browser, api)).toBe(true)
  })

  test('goes on under the link that its owner is sent later', async () => {
    const { code } = await buildCode(admin, ofLesson)
    const browser = contractClient(url)
    await type(browser, code)

    const student = await buildStudent(admin)
    await openLink(browser, await linkOf(admin, student.id))

    expect(await isShown(browser, api)).toBe(true)
  })

  test('goes on under the link that is opened while the tutor saves whoever typed it', async () => {
    const { id: codeId, code } = await buildCode(admin, ofLesson)
    const browser = contractClient(url)
    await type(browser, code)
    const student = await buildStudent(admin)
    const link = await linkOf(admin, student.id)
    const [typed] = await query(
      databaseUrl,
      `select _parent_id as id from students_grants where code_id = ${codeId}`,
    )
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    onTestFinished(() => killTransaction(req))
    await payload.update({
      collection: 'students',
      id: Number(typed?.id),
      data: { note: 'From the fair' },
      req,
      overrideAccess: true,
    })

    const opened = openLink(browser, link)
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    await commitTransaction(req)
    await opened

    expect(await isShown(browser, api)).toBe(true)
  })

  test('opens no more under a link than a student may have', async () => {
    const { id } = await buildStudent(admin, {
      grants: Array.from({ length: studentLimits.grants - 1 }, () => ({ scope: 'all' })),
    })
    const codes = await Promise.all([1, 2].map(() => buildCode(admin, ofLesson)))
    for (const { code } of codes) {
      const browser = contractClient(url)
      await type(browser, code)
      await openLink(browser, await linkOf(admin, id))
    }

    const { json } = await admin.studio('GET', `/students/${id}?depth=0`)
    const saved = await admin.studio('PATCH', `/students/${id}`, { note: 'Can be saved' })

    expect(z.object({ grants: z.array(z.unknown()) }).parse(json).grants).toHaveLength(
      studentLimits.grants,
    )
    expect(saved.status).toBe(200)
  })

  test('from another site is refused', async () => {
    const { code } = await buildCode(admin, ofLesson)

    const { status } = await visitor.send(
      'POST',
      '/api/student/code',
      { code },
      { origin: 'https://elsewhere.example' },
    )

    expect(status).toBe(403)
  })

  test('is not kept as it was typed', async () => {
    const { code } = await buildCode(admin, ofLesson)

    const rows = await query(databaseUrl, 'select * from access_codes')

    expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
  })
})
