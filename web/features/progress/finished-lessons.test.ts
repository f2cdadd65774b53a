import { expect, test } from 'vitest'
import type { LessonProgress, Passport } from '../../passport/computed.ts'
import { finishedIn, type KnownCourse, percentOf } from './finished-lessons.ts'

const opened: LessonProgress = {
  courseId: 1,
  lessonId: 2,
  firstAt: 0,
  lastAt: 0,
  newest: '',
  stage: 'objectives',
  stages: ['objectives'],
  tries: [],
  spoken: 0,
  finished: null,
  isTakenBack: false,
}
const finished = { ...opened, finished: { at: 0, title: 'Your Inner Voice' } }

const passportOf = (...lessons: LessonProgress[]): Passport => ({
  state: 'ready',
  keeping: 'device',
  device: '00000000',
  isEmpty: lessons.length === 0,
  lessons: new Map(lessons.map((lesson) => [lesson.lessonId, lesson])),
  words: new Map(),
  days: new Map(),
  last: null,
})

const unlisted = (id: number): KnownCourse => ({ id, listed: null })

test.each([
  ['who has done nothing', passportOf()],
  ['who has only opened a stage', passportOf(opened)],
  ['whose passport has not been read yet', { state: 'looking' } as const],
])('the sample figures stay for a visitor %s', (_who, passport) => {
  expect(finishedIn(passport, unlisted(1))).toBeNull()
})

test('a submitted quiz is a step: from then on the truth is shown, here 0', () => {
  const tries = [{ order: 0, at: 0, answers: [1], right: 1, total: 1 }]

  expect(finishedIn(passportOf({ ...opened, tries }), unlisted(1))).toBe(0)
})

test('a finished lesson counts for its own course', () => {
  const passport = passportOf(finished)

  expect(finishedIn(passport, unlisted(1))).toBe(1)
  expect(finishedIn(passport, unlisted(2))).toBe(0)
})

test('of a course whose lessons are known, those count that it has now', () => {
  const passport = passportOf(finished, { ...finished, lessonId: 3, courseId: 2 })

  expect(finishedIn(passport, { id: 1, listed: [4, 5] })).toBe(0)
  expect(finishedIn(passport, { id: 1, listed: [3, 4] })).toBe(1)
  expect(finishedIn(passport, { id: 2, listed: [] })).toBe(0)
})

test.each([
  [1, 3, 33],
  [0, 0, 0],
  [7, 7, 100],
  [199, 200, 99],
  [29, 100, 29],
])('%i of %i lessons are %i per cent', (done, lessons, percent) => {
  expect(percentOf(done, lessons)).toBe(percent)
})
