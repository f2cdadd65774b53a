import { expect, test } from 'vitest'
import { courseIdOf } from './course-id-of.ts'

test('a lesson’s course is an id, or whole where it was read with it', () => {
  expect(courseIdOf({ course: 3 })).toBe(3)
  expect(courseIdOf({ course: { id: 3 } })).toBe(3)
})

test.each([{}, { course: null }, { course: '' }, { course: { id: 'x' } }])(
  'a draft may have no course yet: %j',
  (lesson) => {
    expect(courseIdOf(lesson)).toBeNull()
  },
)
