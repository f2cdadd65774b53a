import { expect, test } from 'vitest'
import { courseIcons } from '../../../cms/contract/course-icons.ts'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { inCategory, parseCategoryFilter } from './category-filter.ts'
import { inCourseOrder } from './course-order.ts'
import { cardActionText, difficultyText, lessonCountText } from './course-words.ts'

test('courses with the newest lesson come first and those without lessons last', () => {
  const courses = [
    buildCourse({ id: 1, lessons: 0, latestLessonDate: null }),
    buildCourse({ id: 2, lessons: 1, latestLessonDate: '2026-01-01T00:00:00.000Z' }),
    buildCourse({ id: 3, lessons: 1, latestLessonDate: '2026-05-01T00:00:00.000Z' }),
  ]

  expect(inCourseOrder(courses).map(({ id }) => id)).toEqual([3, 2, 1])
})

test('courses with equally new lessons are ordered by their lesson count', () => {
  const latestLessonDate = '2026-01-01T00:00:00.000Z'
  const courses = [
    buildCourse({ id: 1, lessons: 2, latestLessonDate }),
    buildCourse({ id: 2, lessons: 5, latestLessonDate }),
  ]

  expect(inCourseOrder(courses).map(({ id }) => id)).toEqual([2, 1])
})

test('a category shows its own courses and All shows every one', () => {
  const courses = [buildCourse({ id: 1 }), buildCourse({ id: 2, category: 'Academic' })]

  expect(inCategory(courses, 'Academic').map(({ id }) => id)).toEqual([2])
  expect(inCategory(courses, 'All')).toHaveLength(2)
})

test('an address without a known category shows All', () => {
  expect(parseCategoryFilter('Academic')).toBe('Academic')
  expect(parseCategoryFilter('academic?')).toBe('All')
  expect(parseCategoryFilter(null)).toBe('All')
})

test('the badge says Lesson for one and Lessons otherwise', () => {
  expect([0, 1, 2].map(lessonCountText)).toEqual(['0 Lessons', '1 Lesson', '2 Lessons'])
})

test('the button says Start Learning when the course has lessons', () => {
  expect([0, 1].map(cardActionText)).toEqual(['Explore Course', 'Start Learning'])
})

test('difficulty 1 is Beginner, 2 Intermediate, any other Advanced', () => {
  expect(([1, 2, 3] as const).map(difficultyText)).toEqual(['Beginner', 'Intermediate', 'Advanced'])
})

test.each([
  'fa-briefcase',
  'fa-building',
  'fa-comments',
  'fa-graduation-cap',
  'fa-headphones',
  'fa-microphone',
  'fa-pen-nib',
  'fa-person-chalkboard',
  'fa-spell-check',
])('the sample icon %s has a drawing of its own', (icon) => {
  expect(courseIcons).toHaveProperty(icon)
})
