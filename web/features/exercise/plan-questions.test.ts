import { expect, test } from 'vitest'
import { plainSet } from '../../../cms/exercises/practice-set.ts'
import type { Row } from '../../../cms/exercises/row.ts'
import { offersOf } from './offers.ts'
import { mostQuestions, planQuestions } from './plan-questions.ts'
import { rowIdsOf } from './question-rules.ts'

const texts = [
  ['habit', 'something that you do regularly without thinking', 'She keeps a small habit.'],
  ['goal', 'a result that somebody tries to reach', 'He has reached his first goal.'],
  ['kitchen', 'the room where meals are cooked', 'We painted the kitchen yellow.'],
  ['umbrella', 'what keeps rain off', 'Take an umbrella with you tonight.'],
  ['whisper', 'speak very quietly', 'They whisper in the library.'],
  ['invoice', 'a list of work that must be paid', 'The invoice arrived on Monday.'],
] as const

const rows: Row[] = texts.map(([word, meaning, example]) => ({
  id: `1:${word}`,
  word,
  translation: '',
  phonetics: '',
  meaning,
  example,
  spokenExample: '',
  alsoRight: [],
}))
const set = plainSet(rows)
const mixed = { choice: 'mixed', only: null, seed: 'one' } as const
const wordsAsked = (ids: readonly string[]) => [...new Set(ids)].sort()

test('the same plan of the same words has the same questions, another seed others', () => {
  expect(planQuestions(set, mixed)).toEqual(planQuestions(set, mixed))
  expect(planQuestions(set, { ...mixed, seed: 'two' })).not.toEqual(planQuestions(set, mixed))
})

test('a mixed sitting climbs from the gentle kinds to the hard ones', () => {
  const kinds = [...new Set(planQuestions(set, mixed).map(({ kind }) => kind))]

  expect(kinds.slice(0, 3)).toEqual(['flashcards', 'matching', 'choice'])
  expect(kinds.at(-1)).toBe('say')
})

test('every word comes up in a mixed sitting of few words', () => {
  const asked = planQuestions(set, mixed).flatMap(rowIdsOf)

  expect(wordsAsked(asked)).toEqual(wordsAsked(rows.map(({ id }) => id)))
})

test('what is practised again is those words and no others', () => {
  const only = ['1:habit', '1:goal']
  const asked = planQuestions(set, { ...mixed, only }).flatMap(rowIdsOf)

  expect(wordsAsked(asked)).toEqual(wordsAsked(only))
})

test('a word alone makes no board: it is practised as a card', () => {
  const again = planQuestions(set, { choice: 'matching', only: ['1:habit'], seed: 'one' })

  expect(again.map(({ kind }) => kind)).toEqual(['flashcards'])
})

test('two hundred words are not asked at one sitting', () => {
  const many = Array.from({ length: 200 }, (_none, index) => rows[index % 6]).flatMap(
    (row, index) => (row ? [{ ...row, id: `1:${index}`, word: `${row.word} ${index}` }] : []),
  )

  const count = planQuestions(plainSet(many), { ...mixed, choice: 'flashcards' }).length

  expect(count).toBe(mostQuestions)
})

test('as many questions of all kinds are offered as a mixed sitting asks', () => {
  expect(offersOf(set).mixedCount).toBe(planQuestions(set, { ...mixed, seed: 'offer' }).length)
})

test('kinds that cannot be made say what they need', () => {
  const bare = plainSet(rows.map((row) => ({ ...row, meaning: '', example: '' })))
  const { offers, mixedCount } = offersOf(bare)
  const notes = Object.fromEntries(offers.map(({ kind, note }) => [kind, note]))

  expect(notes.dictation).toBe('needs example sentences.')
  expect(notes.list).toBe('')
  expect(mixedCount).toBe(1)
})

test('where the tutor chose the kinds, those are asked and offered, and more of each', () => {
  const chosen = { ...set, kinds: ['flashcards', 'dictation'] } as const
  const kinds = planQuestions(chosen, mixed).map(({ kind }) => kind)

  expect(new Set(kinds)).toEqual(new Set(['flashcards', 'dictation']))
  expect(kinds).toHaveLength(rows.length * 2)
  expect(offersOf(chosen).offers.map(({ kind }) => kind)).toEqual(['flashcards', 'dictation'])
})
