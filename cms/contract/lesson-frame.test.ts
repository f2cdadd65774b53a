import { expect, test } from 'vitest'
import { readFromLesson, readToLesson } from './lesson-frame.ts'

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

test.each([{ type: 'lesson-hello' }, { type: 'lesson-theme', theme: 'day' }])(
  'a lesson understands $type',
  (message) => {
    expect(readToLesson({ ...message, more: 1 })).toEqual(message)
  },
)

test.each([
  null,
  undefined,
  'lesson-hello',
  7,
  {},
  { type: ['lesson-hello'] },
  { type: 'lesson-theme' },
  { type: 'lesson-theme', theme: 'dusk' },
  { type: 'lesson-ready' },
])('what others say to a lesson is passed over: %j', (message) => {
  expect(readToLesson(message)).toBeNull()
})
