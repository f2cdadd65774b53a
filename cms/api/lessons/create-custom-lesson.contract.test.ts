import { expect, test } from 'vitest'
import { buildCourse } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson } from '../../contract/lesson.ts'
import { customToeflTemplate } from '../../lesson-formats/markup/templates/custom-toefl-template.ts'

const url = site.url
const admin = await signedIn(url)
const visitor = contractClient(url)
const course = await buildCourse(admin)
const path = `/api/courses/${course.id}/lessons/custom`

const meta = (more = '') => `<lesson-meta><lesson-title>Custom</lesson-title>${more}</lesson-meta>`
const code = `<custom-styles><style>h2 { color: teal }</style></custom-styles>
<custom-scripts><script>console.log('custom')</script></custom-scripts>`

test('the custom template becomes a lesson with a page of its own', async () => {
  const html = customToeflTemplate.replace(/<course-id>\d+<\/course-id>/, '')

  const { status, json } = await admin.send('POST', path, { html })

  expect(status).toBe(201)
  const lesson = Lesson.strict().parse(json)
  expect(lesson).toMatchObject({ courseId: course.id, hasHtmlContent: true })
  expect(lesson.quizQuestions.length).toBeGreaterThan(0)
})

test('its styles and scripts stand in its document', async () => {
  const { json } = await admin.send('POST', path, { html: meta() + code })

  const { status, text } = await visitor.send('GET', `/lesson-documents/${Lesson.parse(json).id}`)

  expect(status).toBe(200)
  expect(text).toContain('h2 { color: teal }')
  expect(text).toContain("console.log('custom')")
})

test('markup that names this course is taken', async () => {
  const html = meta(`<course-id>${course.id}</course-id>`)

  const { status, json } = await admin.send('POST', path, { html })

  expect(status).toBe(201)
  expect(json).toMatchObject({ courseId: course.id, title: 'Custom' })
})

test('markup that names another course is refused', async () => {
  const { status, json } = await admin.send('POST', path, {
    html: meta('<course-id>1</course-id>'),
  })

  expect(status).toBe(400)
  expect(json).toMatchObject({ message: expect.stringContaining('course 1') })
})

test('a mistake is told with its tag and line', async () => {
  const { status, json } = await admin.send('POST', path, {
    html: '<lesson-title>Standard</lesson-title>',
  })

  expect(status).toBe(400)
  expect(json).toMatchObject({ message: '<lesson-title> on line 1: belongs inside <lesson-meta>' })
})

test('the number is the next one of the course', async () => {
  const other = await buildCourse(admin)
  const custom = `/api/courses/${other.id}/lessons/custom`
  const html = meta('<lesson-number>9</lesson-number>')

  const first = await admin.send('POST', custom, { html })
  const second = await admin.send('POST', custom, { html })

  expect(first.json).toMatchObject({ lessonNumber: 1 })
  expect(second.json).toMatchObject({ lessonNumber: 2 })
})

test('the custom parser takes markup, not uploads', async () => {
  const { status, json } = await admin.send('POST', path, { htmlContent: '<p>Hello</p>' })

  expect(status).toBe(400)
  expect(JSON.stringify(json)).toContain('html')
})

test('a course that does not exist takes no lesson', async () => {
  const { status } = await admin.send('POST', '/api/courses/2147483647/lessons/custom', {
    html: meta(),
  })

  expect(status).toBe(404)
})
