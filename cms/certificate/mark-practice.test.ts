import { expect, test } from 'vitest'
import { markPractice, type PublishedLesson } from './mark-practice.ts'

const lesson = (more: Partial<PublishedLesson> = {}): PublishedLesson => ({
  id: 1,
  title: 'Small talk',
  isWithheld: false,
  key: [0, 1, 2],
  ...more,
})

const lackOf = (lessonOf: PublishedLesson, tries: { at: number; answers: number[] }[]) =>
  markPractice([lessonOf], [{ lessonId: 1, tries }]).missing.map(({ lack }) => lack)

test('a quiz with every answer right counts', () => {
  const marked = markPractice([lesson()], [{ lessonId: 1, tries: [{ at: 5, answers: [0, 1, 2] }] }])

  expect(marked).toEqual({ missing: [], questions: 3, firstTry: 3, moments: [{ at: 5 }] })
})

test('questions may become right in different tries; the first try is the earliest one', () => {
  const tries = [
    { at: 9, answers: [1, 1, 2] },
    { at: 5, answers: [0, 0, 0] },
  ]

  const marked = markPractice([lesson()], [{ lessonId: 1, tries }])

  expect(marked).toMatchObject({ missing: [], firstTry: 1, moments: [{ at: 5 }, { at: 9 }] })
})

test('one question that was never right is enough to be missing', () => {
  expect(lackOf(lesson(), [{ at: 1, answers: [0, 1, 1] }])).toEqual(['not all right'])
})

test('a lesson without any try is missing', () => {
  expect(lackOf(lesson(), [])).toEqual(['not finished'])
  expect(markPractice([lesson()], []).missing).toHaveLength(1)
})

test('tries of a quiz that has another number of questions now do not count', () => {
  expect(lackOf(lesson(), [{ at: 1, answers: [0, 1] }])).toEqual(['changed'])
})

test('a withheld lesson is missing, whatever is sent', () => {
  expect(lackOf(lesson({ isWithheld: true, key: [] }), [{ at: 1, answers: [] }])).toEqual([
    'withheld',
  ])
})

test('a lesson without a quiz counts when it was finished', () => {
  const uploaded = lesson({ key: [] })

  expect(lackOf(uploaded, [{ at: 1, answers: [] }])).toEqual(['not finished'])
  expect(markPractice([uploaded], [{ lessonId: 1, tries: [], doneAt: 7 }])).toEqual({
    missing: [],
    questions: 0,
    firstTry: 0,
    moments: [{ at: 7 }],
  })
})

test('what is held of a lesson twice does not count twice', () => {
  const held = { lessonId: 1, tries: [{ at: 1, answers: [0, 1, 2] }] }

  expect(markPractice([lesson()], [held, held]).questions).toBe(3)
})

test('each moment has the day of the learner’s calendar, where it was sent', () => {
  const practice = [
    { lessonId: 1, tries: [{ at: 5, day: '2026-03-05', answers: [0, 1, 2] }] },
    { lessonId: 2, tries: [], doneAt: 7, doneDay: '2026-03-06' },
  ]

  expect(markPractice([lesson(), lesson({ id: 2, key: [] })], practice).moments).toEqual([
    { at: 5, day: '2026-03-05' },
    { at: 7, day: '2026-03-06' },
  ])
})
