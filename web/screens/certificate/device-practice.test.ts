import { expect, test } from 'vitest'
import type { LessonProgress, ReadyPassport } from '../../passport/computed.ts'
import { dayOf } from '../../passport/tally.ts'
import { devicePractice, practisedIn } from './device-practice.ts'

type Try = LessonProgress['tries'][number]

const quizTry = (at: number, answers: number[]): Try => ({
  order: at,
  at,
  answers,
  right: 0,
  total: 2,
})

const progress = (more: Partial<LessonProgress>): LessonProgress => ({
  courseId: 3,
  lessonId: 7,
  firstAt: 1,
  lastAt: 1,
  newest: 'a',
  stage: '',
  stages: [],
  tries: [],
  spoken: 0,
  finished: null,
  isTakenBack: false,
  ...more,
})

const passport = (...lessons: LessonProgress[]): ReadyPassport => ({
  state: 'ready',
  keeping: 'device',
  device: 'AAAAAAAA',
  isEmpty: false,
  words: new Map(),
  days: new Map(),
  last: null,
  lessons: new Map(lessons.map((lesson) => [lesson.lessonId, lesson])),
})

test('answers and the end of a lesson are sent, in the order of time, and never a score', () => {
  const tries = [quizTry(9, [1, 1]), quizTry(5, [0, 1])]
  const held = passport(progress({ tries, finished: { at: 10, title: 'Small talk' } }))

  expect(devicePractice(held, [7])).toEqual([
    {
      lessonId: 7,
      tries: [
        { at: 5, day: dayOf(5), answers: [0, 1] },
        { at: 9, day: dayOf(9), answers: [1, 1] },
      ],
      doneAt: 10,
      doneDay: dayOf(10),
    },
  ])
})

test('of very many tries the first and the latest are sent', () => {
  const tries = Array.from({ length: 60 }, (_, at) => quizTry(at, [at % 2]))

  const [lesson] = devicePractice(passport(progress({ tries })), [7])

  expect(lesson?.tries).toHaveLength(50)
  expect(lesson?.tries.at(0)?.at).toBe(0)
  expect(lesson?.tries.at(1)?.at).toBe(11)
  expect(lesson?.tries.at(-1)?.at).toBe(59)
})

test('lessons that the course does not have any more, and such as were only opened, are left out', () => {
  const held = passport(
    progress({ tries: [quizTry(1, [0])] }),
    progress({ lessonId: 8, stages: ['vocabulary'] }),
    progress({ lessonId: 9, courseId: 4, finished: { at: 1, title: 'Other' } }),
  )

  expect(devicePractice(held, [8])).toEqual([])
  expect(practisedIn(held, { id: 3, listed: null })).toBe(1)
  expect(practisedIn(held, { id: 3, listed: [8, 9] })).toBe(1)
  expect(practisedIn(held, { id: 3, listed: [8] })).toBe(0)
})

test('a try with a question that was left open does not count', () => {
  expect(devicePractice(passport(progress({ tries: [quizTry(1, [0, -1])] })), [7])).toEqual([])
})
