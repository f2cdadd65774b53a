import { expect, test } from 'vitest'
import {
  CreateCustomLesson,
  CreateLesson,
  type Lesson,
  LessonContent,
  LessonListItem,
  LessonNumber,
  MoveLesson,
  QuizQuestion,
} from './lesson.ts'
import { isWhole } from './lesson-rules.ts'
import { lessonLimits } from './limits.ts'

const content: LessonContent = {
  title: 'Small Talk',
  videoId: 'abc',
  objectives: [],
  warmUpQuestions: [],
  warmUpPicture: '',
  visualPrompt: '',
  keyTakeaways: [],
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  speakingTips: [],
  writingActivity: '',
  quizQuestions: [],
}
const preview = {
  id: 7,
  courseId: 3,
  lessonNumber: 2,
  title: 'Small Talk',
  objectives: ['Greet'],
  isPremium: true,
  createdAt: '2025-03-01T10:00:00.000Z',
}
const whole: Lesson = {
  ...preview,
  ...content,
  status: 'published',
  hasHtmlContent: false,
  htmlContent: null,
}
const question = { question: 'Which?', options: ['one', 'two'], correctAnswer: 0 }

const takes = (more: object) => LessonContent.safeParse({ ...content, ...more }).success
const long = (length: number) => 'a'.repeat(length)

test.each([
  ['title', 500],
  ['videoId', 500],
  ['warmUpPicture', 2_000],
  ['visualPrompt', 20_000],
  ['writingActivity', 20_000],
])('%s may have %i characters and no more', (field, limit) => {
  expect(takes({ [field]: long(limit) })).toBe(true)
  expect(takes({ [field]: long(limit + 1) })).toBe(false)
})

test.each(['objectives', 'warmUpQuestions', 'keyTakeaways', 'speakingTips'])(
  '%s are 500 texts of 20 000 characters at most',
  (field) => {
    expect(takes({ [field]: Array(500).fill('a') })).toBe(true)
    expect(takes({ [field]: Array(501).fill('a') })).toBe(false)
    expect(takes({ [field]: [long(20_000)] })).toBe(true)
    expect(takes({ [field]: [long(20_001)] })).toBe(false)
  },
)

test.each([
  ['vocabulary', { word: 'a', phonetics: 'a', definition: 'a', example: 'a' }],
  ['phrases', { phrase: 'a', usage: 'a', example: 'a' }],
  ['grammarConcepts', { concept: 'a', explanation: 'a', example: 'a' }],
  ['practiceActivities', { type: 'speaking', questions: ['a'] }],
  ['quizQuestions', question],
])('%s are 500 items at most', (field, item) => {
  expect(takes({ [field]: Array(500).fill(item) })).toBe(true)
  expect(takes({ [field]: Array(501).fill(item) })).toBe(false)
})

test.each(['speaking', 'writing'])('a practice activity may be %s', (type) => {
  expect(takes({ practiceActivities: [{ type, questions: [] }] })).toBe(true)
})

test('a practice activity of any other type is refused', () => {
  expect(takes({ practiceActivities: [{ type: 'reading', questions: [] }] })).toBe(false)
})

test.each([0, 1])('the right answer may be option %i, counted from zero', (correctAnswer) => {
  expect(QuizQuestion.safeParse({ ...question, correctAnswer }).success).toBe(true)
})

test('a right answer beyond the options is refused', () => {
  const result = QuizQuestion.safeParse({ ...question, correctAnswer: 2 })

  expect(result.error?.issues).toMatchObject([
    { path: ['correctAnswer'], message: 'The correct answer must be one of the options.' },
  ])
})

test.each([-1, 0.5, '0'])('%o is no place of an option', (correctAnswer) => {
  expect(QuizQuestion.safeParse({ ...question, correctAnswer }).success).toBe(false)
})

test.each([
  [1, false],
  [2, true],
  [10, true],
  [11, false],
])('a quiz question with %i options is taken: %s', (count, isTaken) => {
  const options = Array(count).fill('a')

  expect(QuizQuestion.safeParse({ ...question, options }).success).toBe(isTaken)
})

test('an option may have 500 characters and no more', () => {
  expect(takes({ quizQuestions: [{ ...question, options: [long(500), 'b'] }] })).toBe(true)
  expect(takes({ quizQuestions: [{ ...question, options: [long(501), 'b'] }] })).toBe(false)
})

test.each([1, 1_000_000])('%i is a lesson number', (number) => {
  expect(LessonNumber.safeParse(number).success).toBe(true)
})

test.each([0, -1, 1.5, 1_000_001, '1', null])('%o is no lesson number', (number) => {
  expect(LessonNumber.safeParse(number).success).toBe(false)
})

test('a lesson may have 5 MB of HTML', () => {
  expect(lessonLimits.htmlBytes).toBe(5_242_880)
})

test('template markup and an uploaded document are taken to the letter', () => {
  expect(CreateLesson.parse({ html: ' <p>\r\n' })).toEqual({ html: ' <p>\r\n' })
  expect(CreateLesson.parse({ htmlContent: ' <p>\r\n' })).toEqual({ htmlContent: ' <p>\r\n' })
  expect(CreateCustomLesson.parse({ html: ' <p>\r\n' })).toEqual({ html: ' <p>\r\n' })
})

test.each([
  ['empty markup', { html: '' }],
  ['blank markup', { html: ' \n\t' }],
  ['an empty document', { htmlContent: '' }],
  ['a blank document', { htmlContent: '\n' }],
])('%s is refused with the sentence of the specification', (_, body) => {
  const result = CreateLesson.safeParse(body)

  expect(result.error?.issues).toMatchObject([
    { message: 'Please enter HTML content for the lesson' },
  ])
})

test.each([
  ['nothing', {}],
  ['markup and document at once', { html: 'a', htmlContent: 'b' }],
])('a body with %s creates no lesson', (_, body) => {
  const result = CreateLesson.safeParse(body)

  expect(result.error?.issues).toMatchObject([
    { message: 'Send the lesson either as html or as htmlContent.' },
  ])
})

test('a field of a stored lesson is no part of its creation', () => {
  expect(CreateLesson.safeParse({ html: 'a', isPremium: false }).success).toBe(false)
})

test('the custom parser takes no uploaded document', () => {
  expect(CreateCustomLesson.safeParse({ htmlContent: 'a' }).success).toBe(false)
})

test('a lesson is moved to a course and a number', () => {
  expect(MoveLesson.parse({ courseId: 2, lessonNumber: 5, title: 'x' })).toEqual({
    courseId: 2,
    lessonNumber: 5,
  })
})

test.each([
  { courseId: 0, lessonNumber: 1 },
  { courseId: '2', lessonNumber: 1 },
  { courseId: 2, lessonNumber: 0 },
  { courseId: 2 },
  { lessonNumber: 1 },
])('%o moves no lesson', (place) => {
  expect(MoveLesson.safeParse(place).success).toBe(false)
})

test('a whole lesson is told from a withheld one', () => {
  expect(isWhole(whole)).toBe(true)
  expect(isWhole(preview)).toBe(false)
})

test('a list item never carries HTML', () => {
  const item = LessonListItem.parse({ ...whole, htmlContent: '<p>' })

  expect(item).not.toHaveProperty('htmlContent')
})
