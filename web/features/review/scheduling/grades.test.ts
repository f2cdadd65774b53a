import { expect, test } from 'vitest'
import type { ExerciseKind, Verdict } from '../../../../cms/contract/exercise-kinds.ts'
import { gradesOf } from './grades.ts'
import { memoryOf } from './memory.ts'

let minute = 0
const answer = (verdict: Verdict, { day = 1, how = 'gap' as ExerciseKind } = {}) => ({
  at: new Date(2026, 10, day, 12, minute++).getTime(),
  how,
  verdict,
})

test.each<[Verdict[], string, boolean]>([
  [['right'], 'good', true],
  [['slip'], 'hard', true],
  [['form', 'right'], 'hard', true],
  [['form', 'slip'], 'hard', true],
  [['form'], 'hard', true],
  [['wrong'], 'again', false],
  [['wrong', 'right'], 'again', true],
  [['right', 'wrong'], 'good', true],
  [['empty', 'right'], 'good', true],
])('%j is worth %s', (verdicts, grade, isSettled) => {
  const [day] = gradesOf(verdicts.map((verdict) => answer(verdict)))

  expect(day).toMatchObject({ grade, isSettled })
})

test('each day has one grade, whatever the order in which answers are told', () => {
  const monday = answer('wrong', { day: 2 })
  const tuesday = answer('right', { day: 3 })

  const days = gradesOf([tuesday, monday])

  expect(days.map(({ grade }) => grade)).toEqual(['again', 'good'])
})

type Given = [how: ExerciseKind, verdict: Verdict]
test.each<[string, Given[], string, boolean]>([
  [
    'known again and then forgotten is forgotten',
    [
      ['matching', 'right'],
      ['choice', 'right'],
      ['translate', 'wrong'],
    ],
    'again',
    false,
  ],
  [
    'known again after it was forgotten is found',
    [
      ['translate', 'wrong'],
      ['choice', 'right'],
    ],
    'again',
    true,
  ],
  [
    'mistaken on a board and then remembered is remembered',
    [
      ['matching', 'wrong'],
      ['gap', 'right'],
    ],
    'good',
    true,
  ],
  ['known again and not asked otherwise is good', [['choice', 'right']], 'good', true],
  [
    'put in another order counts from what follows',
    [
      ['order', 'form'],
      ['order', 'right'],
    ],
    'good',
    true,
  ],
])('a word that was %s', (_what, given, grade, isSettled) => {
  const days = gradesOf(given.map(([how, verdict]) => answer(verdict, { how })))

  expect(days).toMatchObject([{ grade, isSettled }])
})

test('a word that was forgotten comes back soon, whatever board it was matched on before', () => {
  const good = [3, 6, 20].map((day) => answer('right', { day }))
  const known = answer('right', { day: 25, how: 'matching' })
  const forgotten = answer('wrong', { day: 25, how: 'translate' })

  const memory = memoryOf('1/word', gradesOf([...good, known, forgotten]))

  expect(Number(memory?.dueDay) - Number(memory?.lastDay)).toBeLessThan(7)
})

test('looking at a word is no answer to it', () => {
  const looked = [answer('right', { how: 'list' }), answer('right', { how: 'flashcards' })]

  expect(gradesOf(looked)).toEqual([])
})
