import { expect, test } from 'vitest'
import { lessonPlaceOf, parseId } from '../../router/route-params.ts'
import { neighboursOf, startLessonText } from './lesson-links.ts'

const lessons = [
  { id: 7, lessonNumber: 3 },
  { id: 5, lessonNumber: 1 },
  { id: 9, lessonNumber: 2 },
]

test('previous and next follow the lesson numbers', () => {
  const { previous, next } = neighboursOf(lessons, 9)

  expect([previous?.id, next?.id]).toEqual([5, 7])
})

test('the first lesson has no previous and the last no next', () => {
  expect(neighboursOf(lessons, 5).previous).toBeUndefined()
  expect(neighboursOf(lessons, 7).next).toBeUndefined()
})

test('a premium lesson is previewed, any other started', () => {
  expect([true, false].map(startLessonText)).toEqual(['Preview Lesson', 'Start Lesson'])
})

test('the lesson number is the slug without its prefix, 1 where there is none', () => {
  const numbers = ['speech-course-12', '4', 'speech-course-', undefined, 'speech-course-x'].map(
    (lessonSlug) => lessonPlaceOf({ lessonSlug }).lessonNumber,
  )

  expect(numbers).toEqual([12, 4, 1, 1, null])
})

test('the course is speak-fluently where the address names none', () => {
  expect(lessonPlaceOf({}).courseSlug).toBe('speak-fluently')
})

test('only a plain whole number is an id', () => {
  const ids = ['12', '0', '-1', '1e3', '1.5', ' 1', '99999999999', 'x', undefined].map(parseId)

  expect(ids).toEqual([12, null, null, null, null, null, null, null, null])
})
