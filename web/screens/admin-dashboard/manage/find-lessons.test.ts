import { expect, test } from 'vitest'
import { buildPreview } from '../../../../testing/fake-contract.ts'
import { findLessons } from './find-lessons.ts'

const lessons = [
  { ...buildPreview(), id: 1, courseId: 1, lessonNumber: 1, title: 'Small Talk' },
  { ...buildPreview(), id: 2, courseId: 2, lessonNumber: 12, title: 'Talking about money' },
]
const courseNames = new Map([
  [1, 'Speak Fluently'],
  [2, 'Business English'],
])

test.each([
  ['', [1, 2]],
  ['  ', [1, 2]],
  ['TALK', [1, 2]],
  ['small talk', [1]],
  ['business', [2]],
  ['lesson 12', [2]],
  ['talk fluently', [1]],
  ['nothing', []],
])('looking for %j finds %j', (query, ids) => {
  expect(findLessons(lessons, { query, courseNames }).map(({ id }) => id)).toEqual(ids)
})
