import { expect, test } from 'vitest'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { contractClient, signedIn } from '../../../testing/contract-client.ts'
import { site } from '../../../testing/site/site.ts'
import { Lesson } from '../../contract/lesson.ts'

const url = site.url
const visitor = contractClient(url)
const admin = await signedIn(url)

test('a missing field has its default in the answer of one lesson', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })

  const { json } = await visitor.send('GET', `/api/lessons/${id}`)

  const lesson = Lesson.strict().parse(json)
  expect(lesson.objectives).toHaveLength(2)
  expect(lesson.warmUpQuestions).toHaveLength(1)
  expect(lesson.warmUpPicture).toMatch(/^\/\S+|^https:\/\/\S+/)
  expect(lesson.visualPrompt).toMatch(/\S/)
  expect(lesson.keyTakeaways[0]).toMatch(/\S/)
  expect(lesson).toMatchObject({
    videoId: 'default123',
    isPremium: false,
    vocabulary: [],
    phrases: [],
    grammarConcepts: [],
    practiceActivities: [],
    speakingTips: [],
    quizQuestions: [],
    writingActivity: '',
    hasHtmlContent: false,
    htmlContent: null,
  })
})

test('the default picture is there', async () => {
  const course = await buildCourse(admin)
  const { id } = await buildLesson(admin, { course: course.id })
  const { json } = await visitor.send('GET', `/api/lessons/${id}`)

  const { status, headers } = await visitor.send('GET', Lesson.parse(json).warmUpPicture)

  expect(status).toBe(200)
  expect(headers.get('content-type')).toMatch(/^image\//)
})
