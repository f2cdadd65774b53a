import { describe, expect, onTestFinished, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  saveDraft,
  trash,
  uniqueText,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { site } from '../../../testing/site/site.ts'
import { ErrorAnswer } from '../../contract/answers.ts'
import { CertificateAnswer, CheckedCertificate, PublicKeys } from '../../contract/certificate.ts'
import { certificatePaths } from '../../contract/certificate-paths.ts'

const admin = await signedIn(site.url)
const visitor = contractClient(site.url)

const quizQuestions = [0, 1].map((correctAnswer) => ({
  question: `Which one, ${correctAnswer}?`,
  options: [{ text: 'This' }, { text: 'That' }],
  correctAnswer,
}))

/** A course of two lessons with quizzes whose right answers are 0 and 1. */
async function builtCourse(more: Record<string, unknown> = {}) {
  const name = uniqueText('Certified')
  const course = await buildCourse(admin, { name })
  const one = await buildLesson(admin, { course: course.id, quizQuestions })
  const two = await buildLesson(admin, { course: course.id, quizQuestions, ...more })
  return { id: course.id, name, lessons: [one.id, two.id] }
}

const today = Date.now()
const right = [{ at: today, answers: [0, 1] }]

const ask = (courseId: number, lessons: unknown, name: unknown = 'Ana Maria') =>
  visitor.send('POST', certificatePaths.make, { courseId, name, lessons })

const allRight = (ids: readonly number[]) => ids.map((lessonId) => ({ lessonId, tries: right }))

async function checked(text: string) {
  const { json } = await visitor.send('POST', certificatePaths.check, { text })
  return CheckedCertificate.parse(json)
}

async function refusal(courseId: number, lessons: unknown) {
  const { status, json } = await ask(courseId, lessons)
  const { message, errors = [] } = ErrorAnswer.parse(json)
  return { status, message, errors: errors.map((error) => error.message) }
}

test('a finished course gets a record, which the site then finds genuine', async () => {
  const course = await builtCourse()
  const tries = [{ at: today - 1_000, answers: [1, 1] }, ...right]

  const { status, json, headers } = await ask(course.id, [
    { lessonId: course.lessons[0], tries },
    { lessonId: course.lessons[1], tries: right },
  ])

  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  const { text, credential, qr } = CertificateAnswer.parse(json)
  const expected = {
    outcome: 'genuine',
    record: {
      siteUrl: site.url,
      name: 'Ana Maria',
      course: course.name,
      lessonCount: 2,
      questions: 4,
      firstTry: 3,
    },
  }
  expect(await checked(text)).toMatchObject(expected)
  expect(await checked(credential)).toMatchObject(expected)
  expect(qr.d).toMatch(/^M4 4h7v1H4z/)
})

test('the key that signed it is published', async () => {
  const course = await builtCourse()
  const { json } = await ask(course.id, allRight(course.lessons))
  const [head = ''] = CertificateAnswer.parse(json).text.split('.')
  const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString())

  const published = await visitor.send('GET', certificatePaths.keys)

  expect(published.headers.get('content-type')).toContain('application/json')
  expect(PublicKeys.parse(published.json).keys.map((key) => key.kid)).toContain(kid)
  expect(published.text).not.toContain('"d"')
})

describe('nothing is signed for', () => {
  test('a lesson that was not done', async () => {
    const course = await builtCourse()

    expect(await refusal(course.id, allRight(course.lessons.slice(0, 1)))).toMatchObject({
      status: 400,
      message: 'There is no record of practice yet: one of 2 lessons is missing.',
      errors: [expect.stringContaining('it is not finished on this device.')],
    })
  })

  test('wrong answers, and which ones is not told', async () => {
    const course = await builtCourse()
    const wrong = { lessonId: course.lessons[0], tries: [{ at: today, answers: [0, 0] }] }

    const first = await refusal(course.id, [wrong, ...allRight(course.lessons.slice(1))])
    const other = await refusal(course.id, [
      { ...wrong, tries: [{ at: today, answers: [1, 0] }] },
      ...allRight(course.lessons.slice(1)),
    ])

    expect(first.status).toBe(400)
    expect(first.errors).toEqual([
      expect.stringContaining('some questions of its quiz have not been answered correctly yet.'),
    ])
    expect(other).toEqual(first)
  })

  test('answers to another number of questions', async () => {
    const course = await builtCourse()
    const lessons = allRight(course.lessons).map((lesson) => ({
      ...lesson,
      tries: [{ at: today, answers: [0, 1, 0] }],
    }))

    const { errors } = await refusal(course.id, lessons)

    expect(errors).toHaveLength(2)
    expect(errors[0]).toContain('its quiz was changed after you did it')
  })

  test('a lesson of another course', async () => {
    const course = await builtCourse()
    const other = await builtCourse()

    const { status, message } = await refusal(
      course.id,
      allRight([...course.lessons, ...other.lessons]),
    )

    expect(status).toBe(400)
    expect(message).toBe('A lesson that was sent does not belong to this course, or is not open.')
  })

  test('an unknown lesson, one in the trash, and an unpublished one', async () => {
    const course = await builtCourse()
    const thrown = await buildLesson(admin, { course: course.id })
    await trash(admin, 'lessons', thrown.id)
    const draft = await buildLesson(admin, { course: course.id, _status: 'draft' })

    for (const id of [thrown.id, draft.id, 2_000_000_000]) {
      expect(await refusal(course.id, allRight([...course.lessons, id]))).toMatchObject({
        status: 400,
      })
    }
  })

  test('an unknown or unpublished course, not even for the tutor', async () => {
    const { id } = await buildCourse(admin, { _status: 'draft' })

    expect((await ask(2_000_000_000, [])).status).toBe(404)
    expect((await ask(id, [])).status).toBe(404)
    const { status } = await admin.send('POST', certificatePaths.make, {
      courseId: id,
      name: 'Ana',
      lessons: [],
    })
    expect(status).toBe(404)
  })

  test('a course without lessons', async () => {
    const { id } = await buildCourse(admin)

    expect((await refusal(id, [])).message).toBe('This course has no lessons yet.')
  })

  test('a premium lesson that is withheld: right answers and wrong ones get the same answer', async () => {
    const course = await builtCourse({ isPremium: true })
    const guesses = [[0, 1], [1, 0], [0], []].map((answers) => [
      ...allRight(course.lessons.slice(0, 1)),
      { lessonId: course.lessons[1], tries: [{ at: today, answers }], doneAt: today },
    ])

    const answers = await Promise.all(guesses.map((lessons) => refusal(course.id, lessons)))

    expect(answers[0]).toMatchObject({
      status: 400,
      errors: [expect.stringContaining('it is a premium lesson, which is not open to you.')],
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })
})

test('a lesson’s newer draft neither counts nor is told', async () => {
  const course = await builtCourse()
  const [id = 0] = course.lessons
  await saveDraft(admin, 'lessons', { id, title: 'As drafted', quizQuestions: [] })

  const { status, json } = await ask(course.id, allRight(course.lessons))

  expect(status).toBe(200)
  const { text } = CertificateAnswer.parse(json)
  expect(JSON.stringify(await checked(text))).not.toContain('As drafted')
})

test('a lesson without a quiz counts when it was finished', async () => {
  const course = await builtCourse({ quizQuestions: [] })
  const [one = 0, two = 0] = course.lessons

  expect((await refusal(course.id, allRight([one, two]))).status).toBe(400)
  const { status } = await ask(course.id, [
    ...allRight([one]),
    { lessonId: two, tries: [], doneAt: today },
  ])
  expect(status).toBe(200)
})

test('the days are those of her own calendar, wherever she is', async () => {
  const course = await builtCourse()
  const farthestEast = new Date(today + 14 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const tries = [{ at: today, day: farthestEast, answers: [0, 1] }]

  const { status, json } = await ask(
    course.id,
    course.lessons.map((lessonId) => ({ lessonId, tries })),
  )

  expect(status).toBe(200)
  expect(await checked(CertificateAnswer.parse(json).text)).toMatchObject({
    outcome: 'genuine',
    record: { from: farthestEast, to: farthestEast },
  })
})

test('a clock that is wrong reaches neither before the course nor behind today', async () => {
  const course = await builtCourse()
  const tries = [0, 4_000_000_000_000].map((at) => ({ at, answers: [0, 1] }))
  const { json } = await ask(
    course.id,
    course.lessons.map((lessonId) => ({ lessonId, tries })),
  )

  const day = new Date().toISOString().slice(0, 10)
  expect(await checked(CertificateAnswer.parse(json).text)).toMatchObject({
    record: { from: day, to: day },
  })
})

describe('names', () => {
  test.each(['محمد عبد الله', 'Ana 🦊', '<script>alert(1)</script>', 'Ü'.repeat(60)])(
    '%s stands in the record as it was written',
    async (name) => {
      const course = await builtCourse()

      const { json } = await ask(course.id, allRight(course.lessons), name)

      const { text } = CertificateAnswer.parse(json)
      expect(await checked(text)).toMatchObject({ record: { name } })
    },
  )

  test.each(['', '   ', '🦊', 'a'.repeat(61), 5, null])('%j is refused', async (name) => {
    const { status, json } = await ask(1, [], name)

    expect(status).toBe(400)
    expect(ErrorAnswer.parse(json).errors?.[0]?.path).toBe('name')
  })
})

describe('what is sent', () => {
  test('may not be larger than its limit', async () => {
    const answers = Array.from({ length: 500 }, () => 0)
    const tries = Array.from({ length: 50 }, () => ({ at: today, answers }))
    const lessons = Array.from({ length: 40 }, () => ({ lessonId: 1, tries }))

    expect((await ask(1, lessons)).status).toBe(413)
  })

  test.each([
    [[{ lessonId: 1, tries: [{ at: -1, answers: [] }] }]],
    [[{ lessonId: 1, tries: [{ at: 1, answers: [0.5] }] }]],
    [[{ lessonId: 1, tries: [], more: 1 }]],
    [[{ lessonId: 0, tries: [] }]],
    ['none'],
  ])('%j is refused', async (lessons) => {
    expect((await ask(1, lessons)).status).toBe(400)
  })
})

test.each([
  ['', 'cut'],
  ['a.b.c', 'cut'],
  ['<script>', 'cut'],
])('the text %j is refused', async (text, reason) => {
  expect(await checked(text)).toEqual({ outcome: 'refused', reason })
})

test('more than a hundred from one network in ten minutes are refused', async () => {
  // The tests of other files come from this network, too.
  onTestFinished(async () => void (await query(site.databaseUrl, 'delete from rate_limits')))
  const statuses: number[] = []
  for (let at = 0; at < 101; at += 1) statuses.push((await ask(1, 'none')).status)

  expect(statuses.at(-1)).toBe(429)
})
