import { expect, test } from 'vitest'
import { buildCourse } from '../../../testing/fake-contract.ts'
import { firstCourses } from './first-courses.ts'

const coursesOf = (...counts: number[]) =>
  counts.map((lessons, index) => buildCourse({ id: index + 1, lessons }))

const idsOf = (courses: { id: number }[]) => courses.map(({ id }) => id)

test('a small library is there at once', () => {
  expect(idsOf(firstCourses(coursesOf(3, 0, 8)))).toEqual([1, 2, 3])
})

test('of a large library the first courses are, together up to 200 lessons', () => {
  expect(idsOf(firstCourses(coursesOf(100, 100, 1, 0)))).toEqual([1, 2])
})

test('the first course is always there', () => {
  expect(idsOf(firstCourses(coursesOf(5000, 1)))).toEqual([1])
})
