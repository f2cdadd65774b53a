import { expect, test } from 'vitest'
import { plainSet } from '../practice-set.ts'
import { emptyRow, rowsOfLesson } from '../rows-of-lesson.ts'
import { worksheetOf } from './worksheet.ts'

const entries = [
  ['apologize', 'to say that you are sorry', 'She apologized for the long delay at the airport.'],
  ['luggage', 'bags that travellers carry', 'My luggage was still in the hold of the plane.'],
  ['delay', 'a time of waiting', 'The storm caused a delay of three hours.'],
  [
    'boarding pass',
    'a card that lets you on a plane',
    'Please show your boarding pass at the gate.',
  ],
  ['aisle', 'the way between seats', 'I always choose a seat beside the aisle on long flights.'],
  ['customs', 'the officers at a border', 'We had nothing to declare at customs.'],
  ['to check in', 'to report your arrival', 'You can check in online one day before the flight.'],
  ['carousel', 'a belt that brings bags', 'The bags came out on the third carousel.'],
] as const
const rows = rowsOfLesson({
  id: 4,
  vocabulary: entries.map(([word, definition, example]) => ({
    word,
    phonetics: '/x/',
    definition,
    example,
  })),
  phrases: [],
})
const lesson = { id: 4, quizQuestions: [], writingActivity: 'Write about a flight.' }
const sheet = worksheetOf(plainSet(rows), lesson)

test('a word of a bank stands in one sentence of its group and is the form that was there', () => {
  const examples = new Map(rows.map(({ example }) => [example, true]))

  expect(sheet.gaps.length).toBeGreaterThan(0)
  for (const { bank, sentences } of sheet.gaps) {
    const answers = sentences.map(({ answer }) => answer.toLowerCase())
    expect(bank.toSorted()).toEqual(answers.toSorted())
    for (const { before, answer, after } of sentences) {
      expect(examples.has(before + answer + after)).toBe(true)
    }
  }
})

test('the key of a match leads from each word to its own meaning', () => {
  const meanings = new Map(rows.map(({ word, meaning }) => [word, meaning]))
  const led = sheet.matches.flatMap(({ words, meanings: shown, key }) =>
    words.map((word, index) => [word, shown[key[index] ?? -1]]),
  )

  expect(led).toHaveLength(rows.length)
  expect(led).toEqual(led.map(([word]) => [word, meanings.get(String(word))]))
})

test('the same lesson is printed the same each time', () => {
  expect(worksheetOf(plainSet(rows), lesson)).toEqual(sheet)
})

test('two words that fit into the same sentence never share a bank', () => {
  const twins = [
    {
      ...emptyRow,
      id: '4:big',
      word: 'big',
      meaning: 'large in size',
      example: 'They live in a big house near the lake.',
    },
    {
      ...emptyRow,
      id: '4:large',
      word: 'large',
      meaning: 'big in size',
      example: 'They bought a large garden near the lake.',
    },
  ]

  const { gaps } = worksheetOf(plainSet([...rows, ...twins]), lesson)

  const together = gaps.filter(({ bank }) => bank.includes('big') && bank.includes('large'))
  expect(together).toEqual([])
})

test('a lesson without words leaves out what is made of words', () => {
  const { words, gaps, matches } = worksheetOf(plainSet([]), lesson)

  expect([words, gaps, matches]).toEqual([[], [], []])
})

test('200 words and a word of 60 letters have their place', () => {
  const many = Array.from({ length: 200 }, (_, index) => ({
    ...emptyRow,
    id: `4:w${index}`,
    word: index === 0 ? 'x'.repeat(60) : `word${'abcdefghij'.charAt(index % 10)}${index}`,
    translation: 'מילה 👋',
  }))

  expect(worksheetOf(plainSet(many), lesson).words).toHaveLength(200)
})
