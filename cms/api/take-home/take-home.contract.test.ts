import { describe, expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  trash,
  uniqueText,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Worksheet } from '../../contract/worksheet.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const secret = uniqueText('for members only')
const course = await buildCourse(admin)
const content = (word: string) => ({
  vocabulary: [{ word, phonetics: '/wɜːd/', definition: 'a "meaning"\nof two lines', example: '' }],
})
const build = (fields: Record<string, unknown> = {}) =>
  buildLesson(admin, { course: course.id, ...content(secret), ...fields })

const open = await build({ title: 'A lesson: “é”', ...content('open word') })
const premium = await build({ isPremium: true })
const draft = await build({ _status: 'draft' })
const trashed = await build()
await trash(admin, 'lessons', trashed.id)
const empty = await buildLesson(admin, { course: course.id, title: 'Without words' })

const waysOut = (id: number, number: unknown) => [
  `/api/lessons/${id}/worksheet`,
  `/api/lessons/${id}/words.txt`,
  `/courses/${course.slug}/speech-course-${number}/worksheet`,
  `/view-lesson-details/${id}/worksheet`,
]

test('a worksheet has the words, and leads back to its lesson', async () => {
  const { status, json } = await visitor.send('GET', `/api/lessons/${open.id}/worksheet`)

  expect(status).toBe(200)
  expect(Worksheet.strict().parse(json)).toMatchObject({
    kind: 'lesson',
    place: `${course.name} · Lesson 1`,
    path: `/courses/${course.slug}/speech-course-1`,
    words: [{ word: 'open word', phonetics: '/wɜːd/' }],
  })
})

test('words come as a file that the browser keeps', async () => {
  const { status, headers, text } = await visitor.send('GET', `/api/lessons/${open.id}/words.txt`)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(
    'attachment; filename="lesson-1-a-lesson-e-words.txt"',
  )
  expect(text).toContain('#separator:tab\n#html:true\n')
  expect(text).toContain('a ""meaning""<br>of two lines')
})

test('words that stand in an uploaded page are taken home as well', async () => {
  const page = '<title>Money</title><dl><dt>budget</dt><dd>A plan for money.</dd></dl>'
  const { id } = await uploadLesson(admin, course.id, page)

  const worksheet = await visitor.send('GET', `/api/lessons/${id}/worksheet`)
  const words = await visitor.send('GET', `/api/lessons/${id}/words.txt`)

  expect(Worksheet.strict().parse(worksheet.json)).toMatchObject({
    path: `/view-lesson-details/${id}`,
    words: [{ word: 'budget' }],
  })
  expect(words.text).toContain(`"${id}:budget"`)
  expect(words.text).toContain('A plan for money.')
})

test('an admin gets the same file, and does not keep it', async () => {
  const path = `/api/lessons/${open.id}/words.txt`

  const [asAdmin, asVisitor] = [await admin.send('GET', path), await visitor.send('GET', path)]

  expect(asAdmin.text).toBe(asVisitor.text)
  expect(asAdmin.headers.get('cache-control')).toBe('no-store')
})

test.each(waysOut(open.id, open.lessonNumber))('%s is open to everybody', async (path) => {
  const { status, text } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(text).toContain('open word')
})

describe.each([
  ['premium', premium, [403, 403, 302, 302]],
  ['a draft', draft, [404, 404, 404, 404]],
  ['in the trash', trashed, [404, 404, 404, 404]],
] as const)('where a lesson is %s', (_, lesson, statuses) => {
  test.each(waysOut(lesson.id, lesson.lessonNumber).map((path, index) => [path, statuses[index]]))(
    '%s is refused with %s',
    async (path, status) => {
      const answer = await visitor.send('GET', String(path))

      expect(answer.status).toBe(status)
      expect(answer.text).not.toContain(secret)
    },
  )
})

test('an admin takes a premium lesson home', async () => {
  const { status, text } = await admin.send('GET', `/api/lessons/${premium.id}/words.txt`)

  expect(status).toBe(200)
  expect(text).toContain(secret)
})

test('a lesson that becomes premium is refused from the next read on', async () => {
  const lesson = await build()
  const [worksheet, words] = waysOut(lesson.id, lesson.lessonNumber)
  await Promise.all([worksheet, words].map((path) => visitor.send('GET', String(path))))

  await admin.studio('PATCH', `/lessons/${lesson.id}`, { isPremium: true })

  expect((await visitor.send('GET', String(worksheet))).status).toBe(403)
  expect((await visitor.send('GET', String(words))).status).toBe(403)
})

test('a change of the lesson is in the next file', async () => {
  const lesson = await build(content('before'))
  const path = `/api/lessons/${lesson.id}/words.txt`
  await visitor.send('GET', path)

  await admin.studio('PATCH', `/lessons/${lesson.id}`, content('after'))

  expect((await visitor.send('GET', path)).text).toContain('"after"')
})

test('what is not there, or has no words, is not found', async () => {
  const paths = [
    '/api/lessons/999999/words.txt',
    '/api/lessons/999999/worksheet',
    '/api/lessons/x/words.txt',
    `/api/lessons/${empty.id}/words.txt`,
    `/courses/${course.slug}/speech-course-999/worksheet`,
    `/courses/nowhere/speech-course-1/worksheet`,
    '/view-lesson-details/x/worksheet',
  ]

  const answers = await Promise.all(paths.map((path) => visitor.send('GET', path)))

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
})
