import { expect, test } from 'vitest'
import { plainSet } from '../../../../cms/exercises/practice-set.ts'
import { randomOf } from '../../../../cms/exercises/random.ts'
import type { Row } from '../../../../cms/exercises/row.ts'
import { emptyRow } from '../../../../cms/exercises/rows-of-lesson.ts'
import type { Rung } from '../scheduling/rung.ts'
import { questionFor } from './question-for.ts'

const meanings: Record<string, string> = {
  luggage: 'bags that travellers carry',
  carousel: 'a belt that turns slowly',
  customs: 'officers at a border',
  aisle: 'the way between two seats',
  gate: 'a door to the plane',
}
const rowOf = (word: string, more: Partial<Row> = {}): Row => ({
  ...emptyRow,
  id: `1:${word}`,
  word,
  meaning: meanings[word] ?? '',
  ...more,
})
const set = plainSet(Object.keys(meanings).map((word) => rowOf(word)))
const ask = (row: Row, rung: Rung, among = set) =>
  questionFor({ row, rung, courseId: 1, lessonId: 1, days: [], memory: null }, among, randomOf('x'))

test('each rung asks in its own way', () => {
  const row = rowOf('luggage')

  expect((['choose', 'type', 'hear', 'say'] as const).map((rung) => ask(row, rung).kind)).toEqual([
    'choice',
    'translate',
    'dictation',
    'say',
  ])
})

test('a choice has the word among three others', () => {
  const question = ask(rowOf('luggage'), 'choose', plainSet([...set.rows]))

  expect(question).toMatchObject({ kind: 'choice', rowId: '1:luggage' })
  expect(Object.assign({ options: [] }, question).options).toHaveLength(4)
})

test('a word with too few others is written instead of chosen', () => {
  expect(ask(rowOf('luggage'), 'choose', plainSet([rowOf('luggage')])).kind).toBe('translate')
})

test('a word without a meaning is written into its sentence, and without that as it is heard', () => {
  const example = 'My luggage was still in the hold of the plane.'

  expect(ask(rowOf('luggage', { meaning: '', example }), 'type')).toMatchObject({
    kind: 'gap',
    answer: 'luggage',
  })
  expect(ask(rowOf('luggage', { meaning: '' }), 'type').kind).toBe('dictation')
})

test('a loanword that translates as itself is asked for by its meaning, or as it is heard', () => {
  const loanword = { translation: 'budget', meaning: 'money that one may spend' }

  expect(ask(rowOf('budget', loanword), 'type')).toMatchObject({ prompt: loanword.meaning })
  expect(ask(rowOf('budget', { ...loanword, meaning: '' }), 'type').kind).toBe('dictation')
})

test('a meaning that holds the word does not tell it', () => {
  const question = ask(rowOf('delay', { meaning: 'a delay of a train' }), 'type')

  expect(Object.assign({ prompt: '' }, question).prompt).toBe('a … of a train')
})
