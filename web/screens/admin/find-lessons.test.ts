import { expect, test } from 'vitest'
import { buildCourse, buildSummary } from '../../../testing/fake-contract.ts'
import { findCourses, findLessons } from './find-lessons.ts'

const courses = [
  buildCourse({ id: 1, name: 'Business English', category: 'Business' }),
  buildCourse({ id: 2, name: 'Grammar', category: 'Fundamentals' }),
]
const lessons = [
  buildSummary({ id: 11, courseId: 1, lessonNumber: 1, title: 'Leading a meeting' }),
  buildSummary({ id: 12, courseId: 1, lessonNumber: 12, title: 'Emails' }),
  buildSummary({ id: 21, courseId: 2, lessonNumber: 1, title: 'Meeting people' }),
]

const found = (wanted: string) =>
  [...findLessons(lessons, courses, wanted).values()].flat().map(({ id }) => id)

test('courses are found by name and category', () => {
  expect(findCourses(courses, ' fundaMENTALS ').map(({ id }) => id)).toEqual([2])
  expect(findCourses(courses, 'business english').map(({ id }) => id)).toEqual([1])
})

test('lessons are found by title, in any case', () => {
  expect(found('MEETING')).toEqual([11, 21])
})

test('a lesson is found by its number', () => {
  expect(found('lesson 12')).toEqual([12])
})

test('a word of the course narrows the search', () => {
  expect(found('business meeting')).toEqual([11])
})

test('nothing is found by the course alone', () => {
  expect(found('grammar')).toEqual([])
})
