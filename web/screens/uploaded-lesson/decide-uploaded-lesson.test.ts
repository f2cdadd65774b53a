import { expect, test } from 'vitest'
import {
  buildCourse,
  buildLesson,
  buildPreview,
  quizQuestions,
} from '../../../testing/fake-contract.ts'
import { decideUploadedLesson } from './decide-uploaded-lesson.ts'

const courses = [buildCourse({ id: 2, slug: 'ielts' })]
const place = { id: 9, courseId: 2, lessonNumber: 3 }
const noStructure = {
  vocabulary: [],
  phrases: [],
  grammarConcepts: [],
  practiceActivities: [],
  quizQuestions: [],
}
const structured = buildLesson({ ...place, quizQuestions, hasHtmlContent: false })
const page = buildLesson({ ...place, ...noStructure, hasHtmlContent: true })
const empty = buildLesson({ ...place, ...noStructure, hasHtmlContent: false })

test('what is not there is missing', () => {
  expect(decideUploadedLesson(null, courses)).toEqual({ outcome: 'missing' })
})

test('an uploaded page is shown at its own address, whatever the courses', () => {
  expect(decideUploadedLesson(page, null)).toEqual({
    outcome: 'view',
    lesson: page,
    address: '/view-lesson-details/9',
    hasDocument: true,
  })
})

test('a structured lesson without a page is taken in its own viewer', () => {
  expect(decideUploadedLesson(structured, courses)).toEqual({
    outcome: 'redirect',
    to: '/courses/ielts/speech-course-3',
  })
})

test('without its course a structured lesson has no other address, and says so here', () => {
  expect(decideUploadedLesson(structured, null)).toMatchObject({
    outcome: 'view',
    address: undefined,
    hasDocument: false,
  })
})

test('a lesson with nothing to show stays here', () => {
  expect(decideUploadedLesson(empty, courses)).toMatchObject({
    outcome: 'view',
    hasDocument: false,
  })
})

test('a withheld lesson says so here, and is announced in its course', () => {
  expect(decideUploadedLesson(buildPreview(place), courses)).toMatchObject({
    outcome: 'view',
    address: '/courses/ielts/speech-course-3',
    hasDocument: true,
  })
})
