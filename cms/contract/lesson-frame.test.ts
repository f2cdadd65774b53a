import { expect, test } from 'vitest'
import { readFromLesson } from './lesson-frame.ts'

test.each([
  { type: 'lesson-ready' },
  { type: 'lesson-escape' },
  { type: 'lesson-theme:get' },
  { type: 'lesson-theme:set', theme: 'night' },
])('$type is understood', (message) => {
  expect(readFromLesson({ ...message, more: 1 })).toEqual(message)
})

test.each([
  null,
  undefined,
  'lesson-ready',
  7,
  {},
  { type: 'ready' },
  { type: ['lesson-ready'] },
  { type: 'lesson-theme:set' },
  { type: 'lesson-theme:set', theme: '<b>' },
  { type: 'lesson-hello' },
])('what a lesson says to somebody else is passed over: %j', (message) => {
  expect(readFromLesson(message)).toBeNull()
})
