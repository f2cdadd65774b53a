import { expect, test } from 'vitest'
import type { Course } from '../../cms/contract/course.ts'
import { buildCourse, buildSite } from '../../testing/fake-contract.ts'
import { courseData } from './structured-data.ts'

const dataOf = (course: Partial<Course>) =>
  courseData(
    { ...buildCourse(), about: '', cssContent: null, jsContent: null, ...course },
    buildSite(),
    'https://example.com',
  )

test('a course takes as long as the tutor says of each lesson', () => {
  expect(dataOf({ lessons: 4, minutes: 20 })).toMatchObject({
    hasCourseInstance: { courseWorkload: 'PT80M' },
  })
})

test('a lesson whose length the tutor has not written takes 45 minutes', () => {
  expect(dataOf({ lessons: 2 })).toMatchObject({ hasCourseInstance: { courseWorkload: 'PT90M' } })
})

test('a course without lessons yet cannot be taken', () => {
  expect(dataOf({ lessons: 0 })).not.toHaveProperty('hasCourseInstance')
})

test('nothing says that a course is free, since its lessons may be premium', () => {
  expect(dataOf({ lessons: 4 })).not.toHaveProperty('isAccessibleForFree')
})
