import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson, LessonPreview, LessonSummary } from '../../contract/lesson.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

const secret = 'for members only'
const course = await buildCourse(admin)
const premium = await buildLesson(admin, {
  course: course.id,
  title: 'A premium lesson',
  isPremium: true,
  objectives: [{ text: 'An open objective' }],
  keyTakeaways: [{ text: secret }],
  warmUpQuestions: [{ text: secret }],
  warmUpPicture: `https://example.com/${secret.replaceAll(' ', '-')}`,
  visualPrompt: secret,
  videoId: secret,
  vocabulary: [{ word: secret }],
  phrases: [{ phrase: secret }],
  grammarConcepts: [{ concept: secret }],
  practiceActivities: [{ type: 'speaking', questions: [{ text: secret }] }],
  speakingTips: [{ text: secret }],
  writingActivity: secret,
  quizQuestions: [{ question: secret, options: [{ text: 'a' }, { text: 'b' }], correctAnswer: 0 }],
  htmlContent: `<p>${secret}</p>`,
  customStyles: `/* ${secret} */`,
  customScripts: `// ${secret}`,
})

const allowed = {
  id: premium.id,
  courseId: course.id,
  lessonNumber: 1,
  title: 'A premium lesson',
  objectives: ['An open objective'],
  isPremium: true,
  createdAt: premium.createdAt,
}

const readsOfOne = [
  `/api/lessons/${premium.id}`,
  `/api/lessons/${premium.id}?omit=htmlContent`,
  `/api/lessons/${premium.id}?draft=1`,
  `/api/courses/${course.id}/lessons/1`,
]

test.each(readsOfOne)('%s gives a visitor the preview to the letter', async (path) => {
  const { status, json } = await visitor.send('GET', path)

  expect(status).toBe(200)
  expect(LessonPreview.strict().parse(json)).toEqual(allowed)
})

test.each(readsOfOne)('%s gives an admin the whole lesson', async (path) => {
  const { status, json } = await admin.send('GET', path)

  expect(status).toBe(200)
  expect(Lesson.strict().parse(json)).toMatchObject({ ...allowed, videoId: secret })
})

test('lists give a visitor the preview to the letter', async () => {
  const ofCourse = await visitor.send('GET', `/api/courses/${course.id}/lessons`)
  const ofAll = await visitor.send('GET', '/api/lessons')

  expect(ofCourse.json).toEqual([allowed])
  expect(ofAll.json).toContainEqual(allowed)
})

test('lists give an admin the row of any lesson', async () => {
  const { json } = await admin.send('GET', `/api/courses/${course.id}/lessons`)

  expect(z.array(LessonSummary.strict()).parse(json)).toMatchObject([
    { ...allowed, videoId: secret, hasHtmlContent: true },
  ])
})

test.each([
  '/api/courses',
  '/api/lessons',
  `/api/courses/${course.id}`,
  `/api/courses/${course.id}/lessons`,
  ...readsOfOne,
  `/course/${course.id}`,
  `/view-lessons/${course.id}`,
  `/view-lesson-details/${premium.id}`,
  `/courses/${course.slug}/speech-course-1`,
  `/lesson-documents/${premium.id}`,
])('nothing of its content stands in %s', async (path) => {
  const { text } = await visitor.send('GET', path)

  expect(text).not.toContain(secret)
  expect(text).not.toContain(secret.replaceAll(' ', '-'))
})

test('a lesson that becomes premium is withheld from the next read on', async () => {
  const { id } = await buildLesson(admin, { course: course.id, videoId: 'open-at-first' })
  await visitor.send('GET', `/api/lessons/${id}`)

  await admin.studio('PATCH', `/lessons/${id}`, { isPremium: true })

  const { text } = await visitor.send('GET', `/api/lessons/${id}`)
  expect(text).not.toContain('open-at-first')
})
