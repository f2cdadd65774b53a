import { describe, expect, test } from 'vitest'
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

  expect(ask(rowOf('budget', loanword), 'type')).toMatchObject({
    prompt: 'money that one may spend (b…)',
  })
  expect(ask(rowOf('budget', { ...loanword, meaning: '' }), 'type').kind).toBe('dictation')
})

test('a meaning that holds the word does not tell it', () => {
  const question = ask(rowOf('delay', { meaning: 'a delay of a train' }), 'type')

  expect(Object.assign({ prompt: '' }, question).prompt).toBe('a … of a train (d…)')
})

describe('a word that has a definition and no translation', () => {
  const drawback = rowOf('drawback', { meaning: 'a bad side of something' })

  test('is asked for with the letter that it begins with', () => {
    expect(ask(drawback, 'type')).toMatchObject({
      kind: 'translate',
      prompt: 'a bad side of something (d…)',
    })
  })

  test('of several words the first letter of each', () => {
    const phrase = rowOf('look forward to sth', { meaning: 'to be glad of what will come' })

    expect(ask(phrase, 'type')).toMatchObject({
      prompt: 'to be glad of what will come (l… f… t…)',
    })
  })

  test('is asked for by its sentence and a bank where others cannot stand in it', () => {
    const example = 'The main drawback of the plan is its price.'
    const verbs = ['to carry', 'to wait', 'to sit', 'to fly'].map((word) =>
      rowOf(word, { meaning: `to do what one does in ${word.length} ways: ${word.slice(3)}ing` }),
    )
    const row = { ...drawback, example }

    const question = ask(row, 'type', plainSet([row, ...verbs]))

    expect(question).toMatchObject({ kind: 'gap', answer: 'drawback' })
    expect(Object.assign({ bank: [''] }, question).bank).toContain('drawback')
    expect(Object.assign({ bank: [''] }, question).bank.length).toBeGreaterThan(3)
  })

  test('is asked for by its translation where it has one', () => {
    const row = { ...drawback, translation: 'svantaggio' }

    expect(ask(row, 'type')).toMatchObject({ kind: 'translate', prompt: 'svantaggio' })
  })
})

test('another word of the learner with the same translation is right as well', () => {
  const big = rowOf('big', { translation: 'grande' })
  const large = rowOf('large', { translation: 'Grande', alsoRight: ['great'] })
  const small = rowOf('small', { translation: 'piccolo' })

  expect(ask(big, 'type', plainSet([big, large, small]))).toMatchObject({
    answer: 'big',
    alsoRight: ['large', 'great'],
  })
})

test.each([
  ['turn on/switch on', 'turn on'],
  ['look after sb', 'look after somebody'],
  ['put sth off', 'put something off'],
  ['(be) fed up (with)', 'be fed up with'],
  ['How are you?', 'How are you?'],
  ['luggage', 'luggage'],
])('%s is dictated as a voice can say it', (word, text) => {
  expect(ask(rowOf(word), 'hear')).toMatchObject({ kind: 'dictation', text })
})

test('of words with one definition those are right that begin with the letters that are told', () => {
  const meaning = 'to do the first part of something'
  const words = ['begin', 'start', 'break in'].map((word) => rowOf(word, { meaning }))
  const [begin = rowOf('')] = words

  expect(ask(begin, 'type', plainSet(words))).toMatchObject({
    prompt: `${meaning} (b…)`,
    alsoRight: [],
  })
})

test('a sentence with a blank is not said', () => {
  const row = rowOf('habit', { example: 'It is a good ____ to read.' })

  expect(ask(row, 'say')).toMatchObject({ text: 'habit' })
})
