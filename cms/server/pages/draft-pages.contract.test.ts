import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  saveDraft,
  uniqueText,
  uploadLesson,
} from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { PreviewAnswer } from '../../contract/draft.ts'
import { HomePage } from '../../contract/pages.ts'
import { apiPaths } from '../../contract/paths.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)
const course = await buildCourse(admin)

const previewWith = async (path: string, data: object, reads: string[]) => {
  const { json } = await admin.send('POST', path, { data, reads })
  return PreviewAnswer.parse(json)
}

test('an admin sees a lesson’s draft on its page, visitors go on seeing what is published', async () => {
  const lesson = await buildLesson(admin, { course: course.id })
  const title = uniqueText('Newer')
  await saveDraft(admin, 'lessons', { id: lesson.id, title })

  const preview = await admin.send('GET', `/preview/lessons/${lesson.id}`)
  const seen = await visitor.send('GET', `/api/lessons/${lesson.id}`)

  expect(preview.status).toBe(200)
  expect(preview.text).toContain(title)
  expect(preview.text).toContain('Draft preview')
  expect(seen.text).not.toContain(title)
})

test('a preview is kept by nobody and framed by the site alone', async () => {
  const { headers } = await admin.send('GET', '/preview/home-page')

  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
  expect(headers.get('x-robots-tag')).toContain('noindex')
})

test.each(['/preview/home-page', '/preview/lessons/1', '/preview/faq-items'])(
  'a visitor is sent to the sign-in: %s',
  async (path) => {
    const read = await visitor.send('GET', path)
    const written = await visitor.send('POST', path, { data: {}, reads: [] })

    expect(read.status).toBe(303)
    expect(read.headers.get('location')).toBe(`/admin/login?returnTo=${encodeURIComponent(path)}`)
    expect(written.status).toBe(401)
  },
)

test.each([
  '/preview/admins/1',
  '/preview/lessons/999999',
  '/preview/lessons/x',
  '/preview/draft-links/1',
])('there is no preview at %s', async (path) => {
  expect((await admin.send('GET', path)).status).toBe(404)
})

test('an empty list, which the editor writes as 0, is shown as one', async () => {
  const { id } = await buildLesson(admin, { course: course.id })
  const path = `/api/lessons/${id}`
  const typed = { objectives: 0, practiceActivities: [{ type: 'speaking', questions: 0 }] }

  const { answers } = await previewWith(`/preview/lessons/${id}`, typed, [path])

  expect(answers[path]).toMatchObject({
    practiceActivities: [{ type: 'speaking', questions: [] }],
  })
})

test.each(['/nix', 'http://x', '//x/api/site', '/draft-view', '', '//[', '/api/lessons/1/nix'])(
  'what no page reads is refused: %j',
  async (path) => {
    const { status, json } = await admin.send('POST', '/preview/lessons/1', {
      data: {},
      reads: ['/api/site', path],
    })

    expect(status).toBe(400)
    expect(json).toEqual({
      message: `${path} is not something that pages read.`,
      errors: undefined,
    })
  },
)

test('what is typed shows without being saved', async () => {
  const headline = uniqueText('Typed')

  const { answers } = await previewWith('/preview/home-page', { headline }, [apiPaths.page('home')])
  const saved = await admin.send('GET', apiPaths.page('home'))

  expect(HomePage.parse(answers[apiPaths.page('home')]).headline).toBe(headline)
  expect(saved.text).not.toContain(headline)
})

test('a question that was never saved stands at the end of its page', async () => {
  const typed = { question: 'And on Sundays?', answer: 'Never.', shownOn: ['home'] }

  const { view, answers } = await previewWith('/preview/faq-items', typed, [apiPaths.page('home')])

  expect(view.path).toBe('/#questions')
  expect(HomePage.parse(answers[apiPaths.page('home')]).faq.at(-1)).toMatchObject({
    question: 'And on Sundays?',
  })
})

test('a premium lesson’s preview is whole, a visitor’s answer is not', async () => {
  const writingActivity = uniqueText('Write')
  const lesson = await buildLesson(admin, { course: course.id, isPremium: true, writingActivity })

  const preview = await admin.send('GET', `/preview/lessons/${lesson.id}`)
  const seen = await visitor.send('GET', `/api/lessons/${lesson.id}`)

  expect(preview.text).toContain(writingActivity)
  expect(seen.text).not.toContain(writingActivity)
})

test('a lesson without a course says what is missing', async () => {
  const { json } = await admin.studio('POST', '/lessons?draft=true&depth=0', {})
  const { id } = Object(Object(json).doc)

  const { view } = await previewWith(`/preview/lessons/${id}`, { title: 'Alone' }, [])

  expect(view).toMatchObject({
    path: null,
    missing: 'Choose a course for this lesson to see it here.',
  })
})

test('the draft of an uploaded lesson stands in its frame by a ticket', async () => {
  const lesson = await uploadLesson(admin, course.id, '<title>Old</title><p>Old words</p>')
  await saveDraft(admin, 'lessons', { id: lesson.id, htmlContent: '<p>New words</p>' })

  const page = await admin.send('GET', `/preview/lessons/${lesson.id}`)
  const ticket = /"ticket":"([^"]+)"/.exec(page.text)?.[1]
  const draft = await visitor.send('GET', `/lesson-documents/${lesson.id}/draft?ticket=${ticket}`)
  const published = await visitor.send('GET', `/lesson-documents/${lesson.id}`)
  const other = await visitor.send('GET', `/lesson-documents/1/draft?ticket=${ticket}`)

  expect(draft.text).toContain('New words')
  expect(draft.headers.get('content-security-policy')).toMatch(/^sandbox /)
  expect(draft.headers.get('cache-control')).toContain('no-store')
  expect(published.text).toContain('Old words')
  expect(other.status).toBe(404)
})

test('a lesson that saves itself has its number and its row before it is published', async () => {
  const { json } = await admin.studio('POST', '/lessons?draft=true&depth=0', {})
  const { id } = Object(Object(json).doc)
  const title = uniqueText('Growing')
  await admin.studio('PATCH', `/lessons/${id}?draft=true&autosave=true`, {
    title,
    course: course.id,
  })

  const listed = await admin.send('GET', `/api/courses/${course.id}/lessons`)
  const seen = await visitor.send('GET', `/api/courses/${course.id}/lessons`)

  expect(listed.text).toContain(title)
  expect(seen.text).not.toContain(title)
})

test('saving a draft leaves kept answers alone, publishing it drops them', async () => {
  const lesson = await buildLesson(admin, { course: course.id, title: 'First' })
  const path = `/api/lessons/${lesson.id}`
  const title = uniqueText('Second')
  await visitor.send('GET', path)
  await saveDraft(admin, 'lessons', { id: lesson.id, title })
  const whileDraft = await visitor.send('GET', path)

  await admin.studio('PATCH', `/lessons/${lesson.id}?draft=true`, { _status: 'published' })
  const afterwards = await visitor.send('GET', path)

  expect(whileDraft.text).toContain('First')
  expect(afterwards.text).toContain(title)
})
