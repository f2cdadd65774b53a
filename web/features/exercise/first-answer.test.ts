import { expect, test } from 'vitest'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import { answerText } from './first-answer.ts'

const asked = { id: 'q', rowId: '1:habit' }
const choice: Question = { ...asked, kind: 'choice', prompt: '?', options: ['habit'], right: 0 }
const board: Question = {
  id: 'b',
  kind: 'matching',
  order: [1, 0],
  pairs: [
    { rowId: '1:habit', word: 'habit', meaning: 'what you do often' },
    { rowId: '1:goal', word: 'goal', meaning: 'what you want to reach' },
  ],
}

test('what was written or chosen is the answer', () => {
  const last = { rowId: '1:habit', given: 'goal', verdict: 'wrong' } as const

  expect(answerText(choice, '1:habit', last)).toBe('goal')
})

test('on a board it is the meaning that was taken', () => {
  const last = { rowId: '1:habit', given: '1:goal', verdict: 'wrong' } as const

  expect(answerText(board, '1:habit', last)).toBe('what you want to reach')
})

test('a judgement of her own, and an answer that was shown, are none', () => {
  const judged = { rowId: '1:habit', given: 'right', verdict: 'right' } as const

  expect(answerText(choice, '1:habit', judged)).toBe('')
  expect(answerText(choice, '1:habit', null)).toBe('')
  expect(answerText(choice, '1:goal', { ...judged, given: 'x' })).toBe('')
})
