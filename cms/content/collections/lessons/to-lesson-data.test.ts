import { expect, test } from 'vitest'
import { sampleCourses } from '../../../../seed/sample-courses.ts'
import { presentContent } from '../../../api/lessons/present-lesson.ts'
import { LessonContent } from '../../../contract/lesson.ts'
import { parseStandardMarkup } from '../../../lesson-formats/markup/parse-markup.ts'
import type { Lesson as LessonDocument } from '../../payload-types.ts'
import { type LessonData, toLessonData } from './to-lesson-data.ts'

const writtenLessons = sampleCourses
  .flatMap(({ lessons }) => lessons)
  .filter((lesson) => 'vocabulary' in lesson)

/** A document as Payload gives it back: every row has an id. */
const asDocument = (data: LessonData): LessonDocument => ({
  id: 1,
  course: 1,
  isPremium: false,
  createdAt: '2025-03-01T10:00:00.000Z',
  updatedAt: '2025-03-01T10:00:00.000Z',
  ...data,
  objectives: data.objectives?.map((row, index) => ({ ...row, id: `row-${index}` })),
  vocabulary: data.vocabulary?.map((row, index) => ({ ...row, id: `row-${index}` })),
  quizQuestions: data.quizQuestions?.map((row, index) => ({ ...row, id: `row-${index}` })),
})

test('the sample catalogue has written lessons', () => {
  expect(writtenLessons.length).toBeGreaterThan(10)
})

test.each(writtenLessons)('$title comes back from the store as it was written', (lesson) => {
  const written = LessonContent.parse({
    ...lesson,
    videoId: 'default123',
    warmUpPicture: '/pictures/lake-at-dawn.svg',
  })

  const presented = presentContent(asDocument(toLessonData(lesson)))

  expect(presented).toStrictEqual(written)
})

test('a lesson of template markup comes back as it was parsed', () => {
  const parsed = parseStandardMarkup(`
    <lesson-title>Small Talk</lesson-title><video-id>abc</video-id>
    <warm-up-picture>https://example.com/a.jpg</warm-up-picture>
    <phrases><phrase-item><phrase>Hi</phrase></phrase-item></phrases>
    <quiz><quiz-item><question>Which?</question><option-a>one</option-a>
    <option-b>two</option-b><correct-answer>b</correct-answer></quiz-item></quiz>`)

  const presented = presentContent(asDocument(toLessonData(parsed)))

  expect(presented).toMatchObject({
    title: 'Small Talk',
    videoId: 'abc',
    warmUpPicture: 'https://example.com/a.jpg',
    phrases: [{ phrase: 'Hi', usage: '', example: '' }],
    quizQuestions: [{ question: 'Which?', options: ['one', 'two'], correctAnswer: 1 }],
  })
})

test('every text of a list is stored as a row of its own', () => {
  const stored = toLessonData({
    title: 'Small Talk',
    objectives: ['Greet', 'Ask'],
    warmUpQuestions: ['How are you?'],
    keyTakeaways: ['Smile.'],
    speakingTips: ['Slowly.'],
    practiceActivities: [{ type: 'speaking', questions: ['Talk.'] }],
    quizQuestions: [{ question: 'Which?', options: ['one', 'two'], correctAnswer: 1 }],
  })

  expect(stored).toMatchObject({
    objectives: [{ text: 'Greet' }, { text: 'Ask' }],
    warmUpQuestions: [{ text: 'How are you?' }],
    keyTakeaways: [{ text: 'Smile.' }],
    speakingTips: [{ text: 'Slowly.' }],
    practiceActivities: [{ type: 'speaking', questions: [{ text: 'Talk.' }] }],
    quizQuestions: [
      { question: 'Which?', options: [{ text: 'one' }, { text: 'two' }], correctAnswer: 1 },
    ],
  })
})

test('what a lesson does not state is not stored, so that defaults apply later', () => {
  const stored = toLessonData({ title: 'Small Talk' })

  expect(stored).toEqual({ title: 'Small Talk', isPremium: false })
})

test('an empty list stays empty', () => {
  const stored = toLessonData({ title: 'Small Talk', objectives: [], quizQuestions: [] })

  expect(stored).toMatchObject({ objectives: [], quizQuestions: [] })
})

test.each([
  [undefined, false],
  [false, false],
  [true, true],
])('a lesson with premium %s is stored with premium %s', (isPremium, stored) => {
  const data = toLessonData({ title: 'Small Talk', isPremium })

  expect(data.isPremium).toBe(stored)
})

test('the number in the markup is not stored: the server gives it', () => {
  const parsed = parseStandardMarkup(
    '<lesson-title>Small Talk</lesson-title><lesson-number>12</lesson-number>',
  )

  const stored = toLessonData(parsed)

  expect(parsed.lessonNumber).toBe(12)
  expect(stored).not.toHaveProperty('lessonNumber')
})
