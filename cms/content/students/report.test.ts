import { expect, test } from 'vitest'
import { reportOf } from './report.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 10, minute)).toISOString()

const row = (
  kind: 'step' | 'quiz' | 'words' | 'done',
  minute: number,
  data: Record<string, unknown>,
  lesson = 7,
) => ({
  id: 1,
  kind,
  lesson,
  title: `Lesson ${lesson}`,
  data,
  at: at(minute),
  createdAt: at(minute + 1),
})

const word = (minute: number, name: string, verdict: string) =>
  row('words', minute, { word: name, how: 'gap', verdict })

test('lessons come newest first, with when they were opened and finished', () => {
  const report = reportOf(
    [
      row('step', 1, { stage: 'objectives' }),
      row('step', 2, { stage: 'vocabulary' }),
      row('done', 3, {}),
      row('step', 9, { stage: 'quiz' }, 8),
    ],
    null,
  )

  expect(report).toMatchObject([
    { lessonId: 8, openedAt: at(9), stages: 1, finishedAt: null },
    { lessonId: 7, openedAt: at(1), stages: 2, finishedAt: at(3) },
  ])
})

test('a lesson that she takes back is not finished', () => {
  const report = reportOf([row('done', 1, {}), row('done', 2, { undone: true })], null)

  expect(report).toMatchObject([{ finishedAt: null }])
})

test('tries of a quiz come in her own order, with the answers given', () => {
  const items = [{ question: 'Q', answer: 'a', right: 'b', isRight: false }]
  const report = reportOf(
    [
      row('quiz', 5, { right: 1, total: 1, items: [] }),
      row('quiz', 2, { right: 0, total: 1, items }),
      row('quiz', 9, { isOlder: true, total: 3 }),
    ],
    null,
  )

  expect(report).toMatchObject([
    {
      tries: [
        { at: at(2), right: 0, total: 1, items, isOlder: false },
        { at: at(5), right: 1, total: 1, items: [], isOlder: false },
        { at: at(9), right: 0, total: 3, items: [], isOlder: true },
      ],
    },
  ])
})

test('what is of one moment comes in the order in which it was stored', () => {
  const report = reportOf(
    [
      { ...row('quiz', 5, { right: 1, total: 1 }), id: 8 },
      { ...row('quiz', 5, { right: 0, total: 1 }), id: 7 },
    ],
    null,
  )

  expect(report).toMatchObject([{ tries: [{ right: 0 }, { right: 1 }] }])
})

test('a word counts by its first try, and is missed as often as it was wrong', () => {
  const report = reportOf(
    [
      word(1, 'platform', 'wrong'),
      word(2, 'platform', 'wrong'),
      word(3, 'platform', 'right'),
      word(4, 'ticket', 'slip'),
      word(5, 'delay', 'right'),
      word(6, 'delay', 'wrong'),
    ],
    null,
  )

  expect(report[0]?.words).toEqual({
    asked: 3,
    rightAtFirst: 2,
    missed: [
      { word: 'platform', times: 2 },
      { word: 'delay', times: 1 },
    ],
  })
})

test('another order of a sentence is neither right nor missed', () => {
  const ordered = (minute: number, name: string, verdict: string) =>
    row('words', minute, { word: name, how: 'order', verdict })

  const report = reportOf(
    [ordered(1, 'platform', 'form'), ordered(2, 'platform', 'right'), ordered(3, 'delay', 'form')],
    null,
  )

  expect(report[0]?.words).toEqual({ asked: 1, rightAtFirst: 1, missed: [] })
})

test('new is what came in since the tutor looked', () => {
  const rows = [row('done', 1, {}), row('done', 5, {}, 8)]

  expect(reportOf(rows, at(4)).map(({ isNew }) => isNew)).toEqual([true, false])
})

test('a result without its lesson, or of another shape, breaks nothing', () => {
  const broken = { ...row('quiz', 1, {}), lesson: null, title: null, data: null }

  expect(reportOf([broken], null)).toMatchObject([
    { lessonId: null, title: '', tries: [{ right: 0, total: 0, items: [] }] },
  ])
})

const inExercise = (
  kind: 'opened' | 'answered' | 'finished',
  minute: number,
  data: Record<string, unknown> = {},
) => ({ ...row('step', minute, data), kind, lesson: null, exercise: 7, title: 'Words' })

const answered = (minute: number, name: string, verdict: string, answer = name) =>
  inExercise('answered', minute, { word: name, how: 'gap', verdict, answer })

test('an exercise is told apart from a lesson with the same number', () => {
  const report = reportOf([row('done', 1, {}), inExercise('opened', 2)], null)

  expect(report).toMatchObject([
    { of: 'exercise', exerciseId: 7, title: 'Words' },
    { of: 'lesson', lessonId: 7 },
  ])
})

test('an exercise tells how often it was opened, what came of each sitting, and each answer', () => {
  const report = reportOf(
    [
      inExercise('opened', 1),
      answered(2, 'platform', 'wrong', 'plattforms'),
      answered(3, 'ticket', 'slip', 'tickett'),
      inExercise('finished', 4, { how: 'gap', right: 1, total: 2 }),
      inExercise('opened', 5),
      answered(6, 'platform', 'form', 'platforms'),
      inExercise('finished', 7, { how: 'mixed', right: 2, total: 2 }),
    ],
    at(7),
  )

  expect(report).toEqual([
    {
      of: 'exercise',
      exerciseId: 7,
      title: 'Words',
      isNew: true,
      openedAt: at(1),
      timesOpened: 2,
      newestAt: at(7),
      finishedAt: at(7),
      sittings: [
        { at: at(7), how: 'mixed', right: 2, total: 2 },
        { at: at(4), how: 'gap', right: 1, total: 2 },
      ],
      words: { asked: 2, rightAtFirst: 1, missed: [{ word: 'platform', times: 2 }] },
      answers: [
        { at: at(6), word: 'platform', answer: 'platforms', verdict: 'form' },
        { at: at(3), word: 'ticket', answer: 'tickett', verdict: 'slip' },
        { at: at(2), word: 'platform', answer: 'plattforms', verdict: 'wrong' },
      ].map((answer) => ({ ...answer, how: 'gap', isOlder: false })),
    },
  ])
})
