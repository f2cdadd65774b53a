import { expect, test } from 'vitest'
import { isDocument, lessonAddress, viewersOf } from './lesson-rules.ts'

const nothing = {
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  quizQuestions: [],
  hasHtmlContent: false,
}
const items = {
  ...nothing,
  quizQuestions: [{ question: 'One?', options: ['Yes', 'No'], correctAnswer: 0 }],
}
const preview = {
  id: 7,
  courseId: 2,
  lessonNumber: 3,
  title: 'Small talk',
  objectives: [],
  isPremium: true,
  createdAt: '2026-05-01T10:00:00.000Z',
}
const place = { id: 7, courseSlug: 'business', lessonNumber: 3 }

test('HTML, styles or scripts of its own make a lesson a document', () => {
  const lessons = [
    { htmlContent: '<p>' },
    { customStyles: 'p {}' },
    { customScripts: '1' },
    { htmlContent: null, customStyles: '' },
    {},
  ]

  expect(lessons.map(isDocument)).toEqual([true, true, true, false, false])
})

test('a lesson is shown by the viewers that have something to show', () => {
  expect(viewersOf(items)).toEqual(['structured'])
  expect(viewersOf({ ...nothing, hasHtmlContent: true })).toEqual(['uploaded'])
  expect(viewersOf({ ...items, hasHtmlContent: true })).toEqual(['structured', 'uploaded'])
  expect(viewersOf(nothing)).toEqual([])
})

test('a withheld lesson is withheld in both viewers', () => {
  expect(viewersOf(preview)).toEqual(['structured', 'uploaded'])
})

test('a document alone has its address in the uploaded viewer, every other lesson in its own', () => {
  const structured = '/courses/business/speech-course-3'

  expect(lessonAddress(['uploaded'], place)).toBe('/view-lesson-details/7')
  expect(lessonAddress(['structured'], place)).toBe(structured)
  expect(lessonAddress(['structured', 'uploaded'], place)).toBe(structured)
  expect(lessonAddress([], place)).toBe(structured)
})
