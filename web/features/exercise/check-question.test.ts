import { expect, test } from 'vitest'
import { type PracticeSet, plainSet } from '../../../cms/exercises/practice-set.ts'
import type {
  DictationQuestion,
  OrderQuestion,
  Question,
  TranslateQuestion,
} from '../../../cms/exercises/questions/question.ts'
import { emptyRow } from '../../../cms/exercises/rows-of-lesson.ts'
import { judged, verdictOf } from './check-question.ts'

const setOf = (word: string) => plainSet([{ ...emptyRow, id: '1:w', word }])
const dictated = (text: string): DictationQuestion => ({
  id: 'dictation:1:w',
  kind: 'dictation',
  rowId: '1:w',
  text,
})
const wordVerdictOf = (question: Question, given: string, set: PracticeSet) =>
  judged({ question, given, set, isUnsure: false }).ofWord
const coffee = dictated('I’ve cut down on coffee: I have two cups a day now.')

test.each([
  ['another word is missing', 'I’ve cut down on coffee: I have two cups day now.', 'right'],
  ['another word is wrong', 'I’ve cut down on toffee: I have two cups a day now.', 'right'],
  ['the word itself is missing', 'I’ve on coffee: I have two cups a day now.', 'wrong'],
  ['half of it is missing', 'I’ve cut on coffee: I have two cups a day now.', 'wrong'],
  ['all is there', 'I’ve cut down on coffee: I have two cups a day now.', 'right'],
  ['nothing is', '  ', 'empty'],
])('a dictation counts by its own word where %s', (_what, given, verdict) => {
  expect(wordVerdictOf(coffee, given, setOf('cut down on'))).toBe(verdict)
})

test('the whole sentence is not right for that', () => {
  const given = 'I’ve cut down on coffee: I have two cups day now.'

  expect(verdictOf(coffee, given, setOf('cut down on'))).toBe('wrong')
})

test('a word with a slip beside one that is missing has slipped', () => {
  const question = dictated('The carousel is behind the counter.')

  expect(wordVerdictOf(question, 'The carusel is behind counter', setOf('carousel'))).toBe('slip')
})

test('figures and signs before the word do not hide it', () => {
  const question = dictated('At 7:30 salt & pepper and oil stood on the counter.')
  const given = 'At half past seven salt and pepper and oil stood on counter.'

  expect(wordVerdictOf(question, given, setOf('counter'))).toBe('right')
  expect(wordVerdictOf(question, given.replace('counter', ''), setOf('counter'))).toBe('wrong')
})

test('a phrasal verb is found on both sides of its object', () => {
  const question = dictated('Please turn the lamp on when you leave.')
  const set = setOf('turn on')

  expect(wordVerdictOf(question, 'Please turn lamp on when you leave.', set)).toBe('right')
  expect(wordVerdictOf(question, 'Please turn the lamp when you leave.', set)).toBe('wrong')
})

test('a sentence that does not hold its word counts as a whole', () => {
  expect(wordVerdictOf(coffee, 'I’ve cut down on coffee', setOf('habit'))).toBe('wrong')
})

test.each(['look after somebody', 'look after sb', 'look after'])(
  'of a word that was dictated alone, what is left out elsewhere is left out: %s',
  (given) => {
    const question = dictated('look after somebody')

    expect(verdictOf(question, given, setOf('look after sb'))).toBe('right')
  },
)

test('of a sentence nothing is left out', () => {
  expect(verdictOf(dictated('The train is late.'), 'train is late', setOf('train'))).toBe('wrong')
})

test('another order says nothing of its word', () => {
  const question: OrderQuestion = {
    id: 'order:1:w',
    kind: 'order',
    rowId: '1:w',
    pieces: ['ago', 'met', 'six', 'we', 'years'],
    sentence: 'We met six years ago.',
  }

  expect(wordVerdictOf(question, 'six years ago we met', setOf('ago'))).toBe('empty')
  expect(wordVerdictOf(question, 'six ago years we met', setOf('ago'))).toBe('empty')
  expect(wordVerdictOf(question, 'we met six years ago', setOf('ago'))).toBe('right')
})

test.each([
  ['confidence', 'wrong', 'empty'],
  ['coincidense', 'wrong', 'empty'],
  ['luggage', 'wrong', 'wrong'],
  ['coincidence', 'right', 'right'],
  ['coincidences', 'form', 'form'],
])('where nobody knows which words are near, %s is %s, and says of its word: %s', (...each) => {
  const [given, verdict, ofWord] = each
  const question: TranslateQuestion = {
    id: 'translate:1:w',
    kind: 'translate',
    rowId: '1:w',
    prompt: 'coincidenza',
    answer: 'coincidence',
    alsoRight: [],
  }

  const answer = judged({ question, given, set: setOf('coincidence'), isUnsure: true })

  expect(answer).toEqual({ verdict, ofWord })
})

test('a word that sounds the same as a dictated one is one that was heard', () => {
  const set = setOf('meet')

  expect(judged({ question: dictated('meet'), given: 'meat', set, isUnsure: true })).toEqual({
    verdict: 'slip',
    ofWord: 'slip',
  })
})
