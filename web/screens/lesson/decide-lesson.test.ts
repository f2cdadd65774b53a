import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildSummary,
  quizQuestions,
} from '../../../testing/fake-contract.ts'
import { askedLesson, decideLesson } from './decide-lesson.ts'

const course = buildCourse({ id: 1, slug: 'speak-fluently' })
const other = buildCourse({ id: 2, slug: 'ielts' })
const courses = [course, other]
const place = (courseSlug: string, lessonNumber: number | null) => ({ courseSlug, lessonNumber })
const nothing = { courses, lesson: null, others: null }

test('a lesson is asked for by its course and number', () => {
  expect(askedLesson(place('ielts', 3), courses)).toEqual({ courseId: 2, lessonNumber: 3 })
})

test('an unknown course, or what is no number, names no lesson', () => {
  expect(askedLesson(place('latin', 3), courses)).toBeNull()
  expect(askedLesson(place('ielts', null), courses)).toBeNull()
  expect(decideLesson(place('latin', 3), nothing)).toEqual({ outcome: 'missing' })
  expect(decideLesson(place('ielts', null), nothing)).toEqual({ outcome: 'missing' })
})

test('a structured lesson is shown', () => {
  const lesson = buildLesson({ courseId: 2, lessonNumber: 3, quizQuestions })

  expect(decideLesson(place('ielts', 3), { ...nothing, lesson })).toEqual({
    outcome: 'view',
    course: other,
    lesson,
  })
})

test('a lesson that is a document alone is taken in its own viewer', () => {
  const lists = { vocabulary: [], phrases: [], grammarConcepts: [], quizQuestions: [] }
  const lesson = buildLesson({ ...lists, id: 9, practiceActivities: [], hasHtmlContent: true })

  expect(decideLesson(place('ielts', 3), { ...nothing, lesson })).toEqual({
    outcome: 'redirect',
    to: '/view-lesson-details/9',
  })
})

test('where the sample lesson is gone, the first lesson of its course stands in', () => {
  const others = [buildSummary({ lessonNumber: 4 }), buildSummary({ lessonNumber: 2 })]

  expect(decideLesson(place('speak-fluently', 1), { ...nothing, others })).toEqual({
    outcome: 'redirect',
    to: '/courses/speak-fluently/speech-course-2',
  })
})

test('no other missing lesson has a stand-in, and a course without lessons has none', () => {
  const others = [buildSummary({ lessonNumber: 2 })]

  expect(decideLesson(place('ielts', 1), { ...nothing, others })).toEqual({ outcome: 'missing' })
  expect(decideLesson(place('speak-fluently', 1), { ...nothing, others: [] })).toEqual({
    outcome: 'missing',
  })
})
