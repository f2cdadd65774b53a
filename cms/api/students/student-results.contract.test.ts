import pg from 'pg'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildCourse, buildExercise, buildLesson, trash } from '../../../testing/build-content.ts'
import { buildStudent, linkOf, openLink } from '../../../testing/build-student.ts'
import { type ContractClient, contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query, waitingForALock } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { ulidOf } from '../../../testing/ulids.ts'

const { url, databaseUrl } = site
const admin = await signedIn(url)
const course = await buildCourse(admin, { name: 'Travel English' })
const lesson = await buildLesson(admin, {
  course: course.id,
  title: 'At the station',
  vocabulary: [{ word: 'platform', definition: 'Where trains stop', example: 'On the platform.' }],
  quizQuestions: [0, 1].map((correctAnswer) => ({
    question: `Question ${correctAnswer}?`,
    options: [{ text: 'This' }, { text: 'That' }],
    correctAnswer,
  })),
})
const foreign = await buildLesson(admin, { course: course.id })

async function student(fields: Record<string, unknown> = {}) {
  const { id } = await buildStudent(admin, { name: 'Ewa', lessons: [lesson.id], ...fields })
  const link = await linkOf(admin, id)
  const browser = contractClient(url)
  await openLink(browser, link)
  return { id, browser, link }
}

async function agreed(fields: Record<string, unknown> = {}) {
  const made = await student(fields)
  await made.browser.send('POST', '/api/student/consent', { agrees: true })
  return made
}

const quiz = (n: number, answers: number[], lessonId = lesson.id) => ({
  id: ulidOf(n),
  at: Date.now(),
  ref: `${course.id}/${lessonId}`,
  kind: 'quiz',
  data: { answers, right: 99, total: answers.length },
})

const draft = { _status: 'draft' }

const send = (browser: ContractClient, ...events: unknown[]) =>
  browser.send('POST', '/api/student/results', { events })

const stored = (id: number) =>
  query(
    databaseUrl,
    `select kind, lesson_id, title, data from results where student_id = ${id} order by event`,
  )

describe('a student’s page', () => {
  test('tells what was given, and no note of the tutor’s', async () => {
    const { browser } = await student({ note: 'Pays late' })

    const { status, json, text, headers } = await browser.send('GET', '/api/student')

    expect(status).toBe(200)
    expect(json).toEqual({
      id: expect.any(Number),
      name: 'Ewa',
      hasLink: true,
      endsAt: null,
      consentedAt: null,
      sent: 0,
      open: [],
      homework: [],
      exercises: [],
      lessons: [
        {
          lessonId: lesson.id,
          lessonNumber: 1,
          title: 'At the station',
          courseName: 'Travel English',
          path: `/courses/${course.slug}/speech-course-1`,
        },
      ],
    })
    expect(text).not.toContain('Pays late')
    expect(headers.get('cache-control')).toBe('private, no-store')
  })

  test('tells of exercises that are published, with their links', async () => {
    const exercise = await buildExercise(admin, { title: 'Words of Tuesday' })
    const draft = await buildExercise(admin, { _status: 'draft' })
    const { browser } = await student({ lessons: [], exercises: [draft.id, exercise.id] })

    const { json } = await browser.send('GET', '/api/student')

    const path = `/exercises/${exercise.address}`
    expect(json).toMatchObject({
      exercises: [{ exerciseId: exercise.id, title: 'Words of Tuesday', path }],
    })
  })

  test('is the same for everybody as the server sends it, and names nobody to a preview', async () => {
    const { browser } = await student({ name: 'Ewa of the preview' })
    const bot = { 'user-agent': 'WhatsApp/2.24 (link preview)' }

    const page = await contractClient(url).send('GET', '/s', undefined, bot)

    expect(page.text).not.toContain('Ewa of the preview')
    expect(page.text).toContain('<meta name="robots" content="noindex"/>')
    expect(page.text).toContain('<meta name="referrer" content="no-referrer"/>')
    expect((await browser.send('GET', '/s')).text).not.toContain('Ewa of the preview')
  })

  test('leaves out a lesson in the trash', async () => {
    const gone = await buildLesson(admin, { course: course.id })
    const { browser } = await student({ lessons: [gone.id, lesson.id] })

    await trash(admin, 'lessons', gone.id)

    const { json } = await browser.send('GET', '/api/student')
    expect(json).toMatchObject({ lessons: [{ lessonId: lesson.id }] })
  })

  test.each([
    ['unknown', async () => `/s#${'A'.repeat(22)}`],
    ['empty', async () => '/s#'],
    [
      'replaced',
      async () => {
        const { id, link } = await student()
        await linkOf(admin, id)
        return link
      },
    ],
    [
      'revoked',
      async () => {
        const { id, link } = await student()
        await admin.studio('PATCH', `/students/${id}`, { revokedAt: new Date().toISOString() })
        return link
      },
    ],
    [
      'ended',
      async () => {
        const { id, link } = await student()
        await admin.studio('PATCH', `/students/${id}`, { endsAt: new Date(0).toISOString() })
        return link
      },
    ],
    [
      'deleted',
      async () => {
        const { id, link } = await student()
        await admin.studio('DELETE', `/students/${id}`)
        return link
      },
    ],
  ])('is not opened by a link that is %s; all read the same', async (_what, linkTo) => {
    const [, secret] = (await linkTo()).split('#')
    const browser = contractClient(url)

    const { status, json, headers } = await browser.send('POST', '/api/student/link', { secret })

    expect(status).toBe(401)
    expect(json).toEqual({
      message: 'This link does not work any more. Please ask your tutor for a new one.',
    })
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('is two people’s where they share a link', async () => {
    const { browser, link } = await student({ name: 'Riccardo and Tommaso' })
    const second = contractClient(url)
    await openLink(second, link)

    for (const one of [browser, second]) {
      const { json } = await one.send('GET', '/api/student')
      expect(json).toMatchObject({ name: 'Riccardo and Tommaso' })
    }
  })

  test('is forgotten by a device that is told to', async () => {
    const { browser } = await student()

    await browser.send('POST', '/api/student/leave')

    expect((await browser.send('GET', '/api/student')).status).toBe(401)
  })

  test.each([
    ['GET', '/api/student'],
    ['POST', '/api/student/consent'],
    ['POST', '/api/student/results'],
    ['DELETE', '/api/student/results'],
  ])('%s %s is refused to a visitor and to a tutor', async (method, path) => {
    const body = method === 'POST' ? { agrees: true, events: [] } : undefined

    for (const browser of [contractClient(url), admin]) {
      expect((await browser.send(method, path, body)).status).toBe(401)
    }
  })
})

describe('results', () => {
  test('are not taken before she agrees: nothing at all is stored of her', async () => {
    const { id, browser } = await student()
    const before = await query(databaseUrl, `select * from students where id = ${id}`)

    const { status } = await send(browser, quiz(1, [0, 1]))
    await browser.send('GET', '/api/student')

    expect(status).toBe(403)
    expect(await stored(id)).toEqual([])
    expect(await query(databaseUrl, `select * from students where id = ${id}`)).toEqual(before)
  })

  test('are stored with the words of the lesson, marked by the server', async () => {
    const { id, browser } = await agreed()
    const word = { word: `${lesson.id}:platform`, how: 'gap', verdict: 'wrong' }
    const ref = `${course.id}/${lesson.id}`

    const { status, json } = await send(
      browser,
      quiz(1, [0, 0]),
      { id: ulidOf(2), at: Date.now(), ref, kind: 'words', data: word },
      { id: ulidOf(3), at: Date.now(), ref, kind: 'done', data: {} },
    )

    expect(status).toBe(200)
    expect(json).toEqual({ lessons: [lesson.id], exercises: [] })
    const common = { lesson_id: lesson.id, title: 'At the station' }
    expect(await stored(id)).toEqual([
      {
        ...common,
        kind: 'quiz',
        data: {
          right: 1,
          total: 2,
          items: [
            { question: 'Question 0?', answer: 'This', right: 'This', isRight: true },
            { question: 'Question 1?', answer: 'This', right: 'That', isRight: false },
          ],
        },
      },
      { ...common, kind: 'words', data: { word: 'platform', how: 'gap', verdict: 'wrong' } },
      { ...common, kind: 'done', data: {} },
    ])
  })

  test('that are sent twice, and at once, are stored once', async () => {
    const { id, browser } = await agreed()

    await Promise.all([1, 2, 3].map(() => send(browser, quiz(1, [0, 1]), quiz(1, [1, 1]))))
    await send(browser, quiz(1, [0, 1]), quiz(2, [0, 1]))

    expect(await stored(id)).toHaveLength(2)
  })

  test('of two students are told apart, though their events have the same id', async () => {
    const [one, two] = [await agreed(), await agreed()]

    await send(one.browser, quiz(1, [0, 1]))
    await send(two.browser, quiz(1, [0, 1]))

    expect([await stored(one.id), await stored(two.id)].map((rows) => rows.length)).toEqual([1, 1])
  })

  test('of a long question are stored to the last whole character', async () => {
    const long = `${'a'.repeat(299)}🙂 and more`
    const { id: lessonId } = await buildLesson(admin, {
      course: course.id,
      quizQuestions: [
        { question: long, options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 0 },
      ],
    })
    const { id, browser } = await agreed({ lessons: [lessonId] })

    const { status } = await send(browser, quiz(1, [0], lessonId))

    expect(status).toBe(200)
    const [result] = await stored(id)
    expect(Object(result).data.items[0].question).toBe('a'.repeat(299))
  })

  test('for an older version of the quiz are kept as such', async () => {
    const { id, browser } = await agreed()

    await send(browser, quiz(1, [0, 1, 1]))

    expect(await stored(id)).toMatchObject([{ data: { isOlder: true, total: 3 } }])
  })

  test.each([
    ['taken off the site', (id: number) => admin.studio('PATCH', `/lessons/${id}`, draft)],
    ['put into the trash', (id: number) => trash(admin, 'lessons', id)],
  ])('of a lesson that is %s while she works are taken', async (_what, change) => {
    const given = await buildLesson(admin, {
      course: course.id,
      title: 'At the hotel',
      isPremium: true,
      quizQuestions: [
        { question: 'Where?', options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 1 },
      ],
    })
    const { id, browser } = await agreed({ lessons: [given.id] })

    await change(given.id)
    const { status } = await send(browser, quiz(1, [1], given.id))

    expect(status).toBe(200)
    expect(await stored(id)).toMatchObject([
      { lesson_id: given.id, title: 'At the hotel', data: { right: 1, total: 1 } },
    ])
  })

  test('of lessons that she was not given are left aside', async () => {
    const { id, browser } = await agreed()

    const { status } = await send(browser, quiz(1, [], foreign.id), quiz(2, [], 999_999))

    expect(status).toBe(200)
    expect(await stored(id)).toEqual([])
  })

  test.each([
    ['an unknown kind', { ...quiz(1, [0, 1]), kind: 'spoken' }],
    ['an id that is none', { ...quiz(1, [0, 1]), id: 'x' }],
    ['a time that is none', { ...quiz(1, [0, 1]), at: 1e20 }],
    ['a time behind the year 9999', { ...quiz(1, [0, 1]), at: Date.UTC(10_000, 0) }],
    ['another shape', { ...quiz(1, [0, 1]), data: { answers: 'all' } }],
  ])('with %s are refused', async (_what, event) => {
    const { browser } = await agreed()

    expect((await send(browser, event)).status).toBe(400)
  })

  test('are of the moment in which they are stored: what waited is later than what it waited for', async () => {
    const { id, browser } = await agreed()
    const other = new pg.Client({ connectionString: databaseUrl })
    await other.connect()
    onTestFinished(() => other.end())
    await other.query('begin')
    await other.query(`select from students where id = ${id} for update`)
    const sent = send(browser, quiz(1, [0, 1]))
    await expect.poll(() => waitingForALock(databaseUrl)).toHaveLength(1)
    const { rows } = await other.query('select clock_timestamp() as before')
    await other.query('commit')

    expect((await sent).status).toBe(200)
    expect(
      await query(
        databaseUrl,
        `select created_at >= '${rows[0].before.toISOString()}' as "isLater" from results where student_id = ${id}`,
      ),
    ).toEqual([{ isLater: true }])
  })

  test('of a device whose clock is a year ahead are of now, in their order, and outdo no later ones', async () => {
    const { id, browser } = await agreed()
    const yearMs = 365 * 24 * 60 * 60 * 1000
    const ahead = (n: number, answers: number[]) => ({
      ...quiz(n, answers),
      at: Date.now() + yearMs + n,
    })
    const known = { ...quiz(4, [1, 1]), at: Date.now() - yearMs }

    await send(browser, ahead(2, [0, 0]), ahead(1, [1, 0]), ahead(5, [0, 1]), known)
    await send(browser, quiz(3, [1, 0]))

    const { json } = await admin.studio('GET', `/students/${id}/report`)
    const knownAt = new Date(known.at).toISOString()
    const inOrder = [{ right: 0 }, { right: 1 }, { right: 2 }, { right: 0 }]
    expect(json).toMatchObject({ things: [{ tries: [{ at: knownAt, right: 1 }, ...inOrder] }] })
    expect(
      await query(
        databaseUrl,
        `select bool_and(at <= created_at) as "isPast" from results where student_id = ${id}`,
      ),
    ).toEqual([{ isPast: true }])
  })

  test('make room where there are too many: the oldest go', async () => {
    const { id, browser } = await agreed()
    await query(
      databaseUrl,
      `insert into results (student_id, event, key, kind, lesson_id, title, at, data, created_at)
       select ${id}, n, '${id}:' || n, 'step', ${lesson.id}, 'Old', now(), '{}',
         now() - make_interval(mins => n) from generate_series(1, 20000) n`,
    )

    const { status } = await send(browser, quiz(1, [0, 1]))

    const kept = await query(
      databaseUrl,
      `select count(*)::integer as "all", count(*) filter (where kind = 'quiz')::integer as new,
         count(*) filter (where event = '20000')::integer as oldest
       from results where student_id = ${id}`,
    )
    expect(status).toBe(200)
    expect(kept).toEqual([{ all: 20_000, new: 1, oldest: 0 }])
  })

  test('may be none: the answer says of what they are taken', async () => {
    const exercise = await buildExercise(admin)
    const { browser } = await agreed({ exercises: [exercise.id] })

    const { status, json } = await send(browser)

    expect(status).toBe(200)
    expect(json).toEqual({ lessons: [lesson.id], exercises: [exercise.id] })
  })

  test('are refused above 200 at once', async () => {
    const { browser } = await agreed()

    const { status } = await send(browser, ...Array.from({ length: 201 }, () => quiz(1, [0, 1])))

    expect(status).toBe(400)
  })

  test('are not taken any more once she has withdrawn her consent', async () => {
    const { id, browser } = await agreed()
    await send(browser, quiz(1, [0, 1]))

    await browser.send('POST', '/api/student/consent', { agrees: false })

    expect((await send(browser, quiz(2, [0, 1]))).status).toBe(403)
    expect(await stored(id)).toHaveLength(1)
  })

  test('are deleted when she wishes it', async () => {
    const [one, two] = [await agreed(), await agreed()]
    for (const { browser } of [one, two]) await send(browser, quiz(1, [0, 1]))

    const { status } = await one.browser.send('DELETE', '/api/student/results')

    expect(status).toBe(200)
    expect(await stored(one.id)).toEqual([])
    expect(await stored(two.id)).toHaveLength(1)
  })

  test('of a student who is deleted while she works are not taken', async () => {
    const { id, browser } = await agreed()
    await send(browser, quiz(1, [0, 1]))

    const [deleted, sent] = await Promise.all([
      admin.studio('DELETE', `/students/${id}`),
      send(browser, quiz(2, [0, 1])),
    ])

    expect(deleted.status).toBe(200)
    expect([200, 401, 403]).toContain(sent.status)
    expect(await stored(id)).toEqual([])
    expect((await send(browser, quiz(3, [0, 1]))).status).toBe(401)
  })

  test('of a visitor do not exist: nothing is stored', async () => {
    const count = () => query(databaseUrl, 'select count(*) from results')
    const before = await count()

    await send(contractClient(url), quiz(1, [0, 1]))

    expect(await count()).toEqual(before)
  })
})
