import { expect, test } from 'vitest'
import type { ExerciseKind, Verdict } from '../../../../cms/contract/exercise-kinds.ts'
import { gradesOf } from './grades.ts'

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

test('looking at a word is no answer to it', () => {
  const looked = [answer('right', { how: 'list' }), answer('right', { how: 'flashcards' })]

  expect(gradesOf(looked)).toEqual([])
})
