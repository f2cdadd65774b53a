import { describe, expect, test } from 'vitest'
import { openWordList } from '../server/word-list.ts'
import { checkAnswer } from './check-answer.ts'
import { verdictFixtures } from './verdicts.fixture.ts'

const { isEnglishForm } = await openWordList()

const check = (given: string, answer: string) =>
  checkAnswer(given, { answer, isEnglish: isEnglishForm })

describe('what is written is worth', () => {
  test.each(verdictFixtures)(
    '$verdict: "$given" for "$answer"',
    ({ verdict, given, ...expected }) => {
      expect(checkAnswer(given, { ...expected, isEnglish: isEnglishForm }).verdict).toBe(verdict)
    },
  )
})

test('there are enough of them', () => {
  expect(verdictFixtures.length).toBeGreaterThanOrEqual(90)
})

test('a slip is marked where it is', () => {
  expect(check('dedlinne', 'deadline').marks).toEqual([])
  expect(check('deadlinne', 'deadline').marks).toEqual([
    { text: 'deadlin', state: 'same' },
    { text: 'n', state: 'extra' },
    { text: 'e', state: 'same' },
  ])
  expect(check('dedline', 'deadline').marks).toEqual([
    { text: 'de', state: 'same' },
    { text: 'a', state: 'missing' },
    { text: 'dline', state: 'same' },
  ])
})

test('what says the same is not marked beside a slip', () => {
  expect(check('I am lookng for it', 'I’m looking for it').marks).toEqual([
    { text: 'I’m look', state: 'same' },
    { text: 'i', state: 'missing' },
    { text: 'ng for it', state: 'same' },
  ])
})

test('of several right answers the nearest one is told', () => {
  expect(check('leftovr', 'remaining/leftover').answer).toBe('leftover')
})

test('an answer of 60 letters and one of 500 words are compared', () => {
  const long = 'a'.repeat(60)
  const longer = 'word '.repeat(500)

  expect(check(`${long}b`, long).verdict).toBe('slip')
  expect(check(longer, longer).verdict).toBe('right')
  expect(check('word', longer).verdict).toBe('wrong')
})
