import { expect, test } from 'vitest'
import { buildCourse, buildLesson, buildPreview } from '../../../testing/fake-contract.ts'
import { decidePractise } from './decide-practise.ts'

const course = buildCourse({ id: 2, slug: 'ielts' })
const courses = [course]
const bySlug = { courseSlug: 'ielts', lessonNumber: 3 }
const byId = { lessonId: 9 }
const structured = buildLesson({ id: 9, courseId: 2, lessonNumber: 3, hasHtmlContent: false })
const lists = { vocabulary: [], phrases: [], grammarConcepts: [], quizQuestions: [] }
const uploaded = buildLesson({
  ...lists,
  id: 9,
  courseId: 2,
  practiceActivities: [],
  hasHtmlContent: true,
})

test('the words of a structured lesson are practised in its course', () => {
  expect(decidePractise(bySlug, { courses, lesson: structured })).toMatchObject({
    outcome: 'view',
    path: '/courses/ielts/speech-course-3/practise',
    lessonPath: '/courses/ielts/speech-course-3',
  })
  expect(decidePractise(byId, { courses, lesson: structured })).toEqual({
    outcome: 'redirect',
    to: '/courses/ielts/speech-course-3/practise',
  })
})

test('the words of an uploaded lesson are practised under its id', () => {
  expect(decidePractise(byId, { courses, lesson: uploaded })).toMatchObject({
    outcome: 'view',
    path: '/view-lesson-details/9/practise',
    lessonPath: '/view-lesson-details/9',
  })
  expect(decidePractise(bySlug, { courses, lesson: uploaded })).toEqual({
    outcome: 'redirect',
    to: '/view-lesson-details/9/practise',
  })
})

test('a withheld lesson says so wherever its words are asked for', () => {
  const lesson = buildPreview({ id: 9, courseId: 2, lessonNumber: 3, isPremium: true })
  const outcomes = [bySlug, byId].map((named) => decidePractise(named, { courses, lesson }).outcome)

  expect(outcomes).toEqual(['view', 'view'])
})

test('a lesson that is not there has no words', () => {
  expect(decidePractise(bySlug, { courses, lesson: null })).toEqual({ outcome: 'missing' })
  expect(decidePractise({ lessonId: null }, { courses: null, lesson: null })).toEqual({
    outcome: 'missing',
  })
})

test('where the sample lesson is gone, its own address says what stands in', () => {
  const sample = { courseSlug: 'speak-fluently', lessonNumber: 1 }

  expect(decidePractise(sample, { courses, lesson: null })).toEqual({
    outcome: 'redirect',
    to: '/courses/speak-fluently/speech-course-1',
  })
})
