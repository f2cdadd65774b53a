import { expect, test } from 'vitest'
import { currentOf } from './navigation.ts'

test.each([
  ['/courses', 'page'],
  ['/courses/speak-fluently/speech-course-1', 'true'],
  ['/course/2', 'true'],
  ['/view-lessons', 'true'],
  ['/view-lessons/2', 'true'],
  ['/view-lesson-details/21', 'true'],
  ['/', undefined],
  ['/contact', undefined],
])('Courses at %s is current: %s', (pathname, current) => {
  expect(currentOf('/courses', pathname)).toBe(current)
})

test('Home is current on the home page alone', () => {
  expect(currentOf('/', '/')).toBe('page')
  expect(currentOf('/', '/course/2')).toBeUndefined()
})
