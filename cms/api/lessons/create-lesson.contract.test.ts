import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson } from '../../contract/lesson.ts'
import { quickToeflTemplate } from '../../lesson-formats/markup/templates/quick-toefl-template.ts'
import { standardTemplate } from '../../lesson-formats/markup/templates/standard-template.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const course = await buildCourse(admin)
const path = `/api/courses/${course.id}/lessons`

const create = (body: Record<string, unknown>) => admin.send('POST', path, body)

test('the standard template becomes a whole lesson', async () => {
  const { status, json } = await create({ html: standardTemplate })

  expect(status).toBe(201)
  const lesson = Lesson.strict().parse(json)
  expect(lesson).toMatchObject({ courseId: course.id, title: 'Speaking Up in Meetings' })
  expect(lesson.objectives[0]).toBe('Join a discussion politely without waiting to be asked')
  expect(lesson.vocabulary[0]).toMatchObject({ word: 'interrupt', phonetics: '/ˌɪntəˈrʌpt/' })
  expect(lesson.practiceActivities.map(({ type }) => type)).toContain('speaking')
  expect(lesson.quizQuestions[0]?.options).toHaveLength(4)
})

test('what was created is what everybody reads', async () => {
  const created = await create({ html: standardTemplate })

  const { id } = Lesson.parse(created.json)
  expect((await visitor.send('GET', `/api/lessons/${id}`)).json).toEqual(created.json)
})

test('the quick TOEFL lesson is standard markup', async () => {
  const { status } = await create({ html: quickToeflTemplate })

  expect(status).toBe(201)
})

test('the site gives the next number, whatever the markup says', async () => {
  const other = await buildCourse(admin)
  await buildLesson(admin, { course: other.id, lessonNumber: 41 })
  const html = '<lesson-title>Next</lesson-title><lesson-number>7</lesson-number>'

  const { json } = await admin.send('POST', `/api/courses/${other.id}/lessons`, { html })

  expect(json).toMatchObject({ title: 'Next', lessonNumber: 42 })
})

test('the first lesson of a course has number 1', async () => {
  const other = await buildCourse(admin)

  const { json } = await admin.send('POST', `/api/courses/${other.id}/lessons`, {
    htmlContent: '<p>Hello</p>',
  })

  expect(json).toMatchObject({ lessonNumber: 1, courseId: other.id, status: 'published' })
})

test('markup can make a lesson premium', async () => {
  const html = '<lesson-title>Members</lesson-title><premium>yes</premium>'

  const { json } = await create({ html })

  expect(json).toMatchObject({ isPremium: true })
})

test.each([
  [
    '<lesson-title>T</lesson-title>\n\n<premium>maybe</premium>',
    '<premium> on line 3: expected yes or no, found “maybe”',
  ],
  [
    '<lesson-title>T</lesson-title>\n<objectives>\n<objective> </objective></objectives>',
    '<objective> on line 3: is empty',
  ],
  ['\n<lesson-title></lesson-title>', '<lesson-title> on line 2: is empty'],
])('a mistake in the markup is told with its tag and line: %j', async (html, message) => {
  const { status, json } = await create({ html })

  expect(status).toBe(400)
  expect(json).toEqual({ message, errors: [{ path: 'html', message }] })
})

test.each(['', '   ', '\n\t\u00a0'])(
  'HTML of nothing but white space is refused: %j',
  async (text) => {
    const asMarkup = await create({ html: text })
    const asUpload = await create({ htmlContent: text })

    expect(asMarkup.status).toBe(400)
    expect(asMarkup.text).toContain('Please enter HTML content for the lesson')
    expect(asUpload.status).toBe(400)
  },
)

test('a request is markup or an upload, not both', async () => {
  const { status } = await create({ html: standardTemplate, htmlContent: '<p>Hello</p>' })

  expect(status).toBe(400)
})

test.each([{ htmlContent: '<p>Hello</p>' }, { html: standardTemplate }])(
  'a course that does not exist takes no lesson',
  async (body) => {
    const { status, json } = await admin.send('POST', '/api/courses/2147483647/lessons', body)

    expect(status).toBe(404)
    expect(json).toEqual({ message: 'Course not found' })
  },
)
