import { expect, test } from 'vitest'
import type { Verdict } from '../../../cms/contract/exercise-kinds.ts'
import {
  answer,
  firstTriesOf,
  giveUp,
  goOn,
  isSettled,
  lookedAt,
  missedRowsOf,
  newSitting,
  skip,
  skippedCountOf,
  wordVerdictsOf,
} from './sitting-rules.ts'

const benefit = ['benefit']
const board = ['benefit', 'strength']
const say = (rowId: string, given: string, verdict: Verdict) => ({ rowId, given, verdict })
const right = say('benefit', 'benefit', 'right')
const wrong = say('benefit', 'profit', 'wrong')

test('a right answer settles a question, and only then is it left', () => {
  const begun = newSitting(2)

  expect(goOn(begun, benefit)).toBe(begun)
  expect(goOn(answer(begun, right), benefit).current).toBe(1)
})

test('the first try counts once', () => {
  const second = answer(answer(newSitting(1), wrong), right)

  expect(firstTriesOf(second)).toEqual({ right: 0, total: 1 })
  expect(isSettled(second, benefit)).toBe(true)
})

test('pressing Check again changes nothing', () => {
  const once = answer(newSitting(1), wrong)
  const settled = answer(newSitting(1), right)

  expect(answer(once, wrong)).toBe(once)
  expect(answer(settled, right)).toBe(settled)
  expect(answer(settled, wrong)).toBe(settled)
})

test('an empty answer is never wrong', () => {
  const empty = answer(newSitting(1), say('benefit', '', 'empty'))

  expect(firstTriesOf(empty)).toEqual({ right: 0, total: 0 })
  expect(firstTriesOf(answer(empty, right))).toEqual({ right: 1, total: 1 })
})

test('a slip of the pen counts as right', () => {
  const slipped = answer(newSitting(1), say('benefit', 'benefitt', 'slip'))

  expect(firstTriesOf(slipped)).toEqual({ right: 1, total: 1 })
  expect(missedRowsOf(slipped)).toEqual([])
})

test('another form of the word is asked for again', () => {
  const other = answer(newSitting(1), say('benefit', 'benefits', 'form'))

  expect(isSettled(other, benefit)).toBe(false)
  expect(missedRowsOf(other)).toEqual(['benefit'])
})

test('another order of a sentence is no try', () => {
  const ordered = { ...say('benefit', 'it helps you', 'form'), ofWord: 'empty' } as const

  const other = answer(newSitting(1), ordered)

  expect(firstTriesOf(other)).toEqual({ right: 0, total: 0 })
  expect(missedRowsOf(other)).toEqual([])
  expect(other.outcomes[0]?.last).toMatchObject({ verdict: 'form' })
  expect(firstTriesOf(answer(other, right))).toEqual({ right: 1, total: 1 })
})

test('a sentence with a mistake beside its word is missed, and its word is not', () => {
  const sentence = { ...say('benefit', 'It has benefit.', 'wrong'), ofWord: 'right' } as const

  const written = answer(newSitting(1), sentence)
  const [outcome] = written.outcomes

  expect(firstTriesOf(written)).toEqual({ right: 0, total: 1 })
  expect(missedRowsOf(written)).toEqual([])
  expect(outcome && wordVerdictsOf(outcome)).toEqual({ benefit: 'right' })
  expect(isSettled(written, benefit)).toBe(false)
})

test('what is shown without a try was not known', () => {
  const shown = giveUp(newSitting(1), benefit)

  expect(firstTriesOf(shown)).toEqual({ right: 0, total: 1 })
  expect(isSettled(shown, benefit)).toBe(true)
  expect(giveUp(shown, benefit)).toBe(shown)
})

test('what was found before the answer is shown keeps its place', () => {
  const found = answer(newSitting(1), say('strength', 'strength', 'right'))

  const shown = giveUp(found, board)

  expect(shown.outcomes[0]?.done).toEqual(['strength', 'benefit'])
})

test('a board is settled when each of its pairs is found, whatever was tried between', () => {
  const half = answer(newSitting(1), right)
  const tried = answer(half, say('strength', 'benefit', 'wrong'))
  const whole = answer(tried, say('strength', 'strength', 'right'))

  expect([half, tried, whole].map((sitting) => isSettled(sitting, board))).toEqual([
    false,
    false,
    true,
  ])
  expect(firstTriesOf(whole)).toEqual({ right: 1, total: 2 })
  expect(missedRowsOf(whole)).toEqual(['strength'])
})

test('a skipped question counts neither way', () => {
  const skipped = skip(newSitting(2))

  expect(skipped.current).toBe(1)
  expect([firstTriesOf(skipped).total, skippedCountOf(skipped)]).toEqual([0, 1])
})

test('a list that was looked at counts neither way', () => {
  expect(firstTriesOf(lookedAt(newSitting(2), board)).total).toBe(0)
})

test('the last question leads to the results, where nothing is answered any more', () => {
  const over = goOn(answer(newSitting(1), right), benefit)

  expect(over.phase).toBe('results')
  expect([answer(over, wrong), giveUp(over, benefit), skip(over), goOn(over, benefit)]).toEqual(
    Array(4).fill(over),
  )
})

test('a word that was missed twice is practised again once', () => {
  const first = goOn(giveUp(newSitting(2), benefit), benefit)

  expect(missedRowsOf(giveUp(first, benefit))).toEqual(['benefit'])
})
