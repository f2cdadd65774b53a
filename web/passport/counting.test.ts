import { expect, test } from 'vitest'
import { countsOf } from './counting.ts'
import type { Happening } from './happening.ts'

const ref = { courseId: 1, lessonId: 7 }
const known = {
  ...ref,
  firstAt: 1,
  lastAt: 1,
  newest: '',
  stage: 'quiz',
  stages: ['quiz'],
  tries: [],
  spoken: 0,
  finished: null,
  isTakenBack: false,
}

test.each<[string, Happening, object[]]>([
  ['a first stage', { kind: 'step', ref, data: { stage: 'quiz' } }, [{ kind: 'begun', times: 1 }]],
  [
    'a quiz',
    { kind: 'quiz', ref, data: { answers: [0, 1, 1], right: 2, total: 3 } },
    [
      { kind: 'begun', times: 1 },
      { kind: 'right', times: 2 },
      { kind: 'wrong', times: 1 },
    ],
  ],
])('%s of a lesson that is new here begins it', (_what, happening, counts) => {
  expect(countsOf(happening, undefined)).toEqual(counts.map((one) => ({ lesson: 7, ...one })))
})

test.each<[string, Happening, string[]]>([
  ['another stage', { kind: 'step', ref, data: { stage: 'quiz' } }, []],
  ['its end', { kind: 'done', ref, data: { title: 'Trains' } }, ['finished']],
  ['an end taken back', { kind: 'done', ref, data: { title: 'Trains', undone: true } }, []],
  [
    'a right word',
    { kind: 'words', ref, data: { word: 'a', how: 'gap', verdict: 'right' } },
    ['right'],
  ],
  ['a slip', { kind: 'words', ref, data: { word: 'a', how: 'gap', verdict: 'slip' } }, ['right']],
  ['a word put away', { kind: 'words', ref, data: { putAway: 'a' } }, []],
  ['a sentence said', { kind: 'spoken', ref, data: { text: 'Hello' } }, []],
])('%s in a lesson that was begun before counts as %j', (_what, happening, kinds) => {
  expect(countsOf(happening, known).map(({ kind }) => kind)).toEqual(kinds)
})

test('a lesson that is finished again is finished once', () => {
  const done: Happening = { kind: 'done', ref, data: { title: 'Trains' } }

  expect(countsOf(done, { ...known, finished: { at: 1, title: 'Trains' } })).toEqual([])
})

test('an exercise belongs to no lesson, and is not begun', () => {
  const outside = { courseId: 0, lessonId: 0 }
  const right: Happening = {
    kind: 'words',
    ref: outside,
    data: { word: 'a', how: 'gap', verdict: 'right' },
  }

  expect(countsOf(right, undefined)).toEqual([{ kind: 'right', lesson: 0, times: 1 }])
})
