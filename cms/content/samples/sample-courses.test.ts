import { expect, test } from 'vitest'
import { isSampleCourse } from './sample-courses.ts'

test('a sample course is known by its name of today and by a name of before', () => {
  expect(isSampleCourse({ slug: 'toefl', name: 'TOEFL Listening and Speaking' })).toBe(true)
  expect(isSampleCourse({ slug: 'toefl', name: 'TOEFL Integrated Skills' })).toBe(true)
})

test('a course that the tutor has renamed or made is her own', () => {
  expect(isSampleCourse({ slug: 'toefl', name: 'TOEFL with Mara' })).toBe(false)
  expect(isSampleCourse({ slug: 'idioms', name: 'Speak Fluently' })).toBe(false)
  expect(isSampleCourse({ slug: null, name: 'Speak Fluently' })).toBe(false)
})
