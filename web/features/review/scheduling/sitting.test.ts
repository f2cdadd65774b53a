import { expect, test } from 'vitest'
import { type KeptWord, keptWords, type PassportWord } from './kept-words.ts'
import { rungOf } from './rung.ts'
import { nextDayOf, sittingOf, waitingWords } from './sitting.ts'
import { studyDayOf } from './study-day.ts'

const noon = (day: number) => new Date(2026, 10, day, 12).getTime()
const today = studyDayOf(noon(20))

const word = (name: string, answers: PassportWord['answers'] = []): PassportWord => ({
  row: {
    id: `1/${name}`,
    word: name,
    translation: '',
    phonetics: '',
    meaning: '',
    example: '',
    spokenExample: '',
    alsoRight: [],
  },
  courseId: 1,
  lessonId: 1,
  answers,
})
const right = (day: number) => ({ at: noon(day), how: 'gap', verdict: 'right' }) as const
const wrong = (day: number) => ({ at: noon(day), how: 'gap', verdict: 'wrong' }) as const
const named = (words: readonly KeptWord[]) => words.map(({ row }) => row.word)
const askedOf = (words: readonly KeptWord[], day: number) => sittingOf(waitingWords(words, day))
const many = (count: number, make: (index: number) => PassportWord) =>
  keptWords(Array.from({ length: count }, (_, index) => make(index)))

test('a newcomer has nothing to do', () => {
  expect(askedOf([], today)).toEqual([])
})

test('eight words are met for the first time on one day', () => {
  expect(
    askedOf(
      many(200, (index) => word(`w${index}`)),
      today,
    ),
  ).toHaveLength(8)
})

test('words that were met today take the places of other new ones', () => {
  const met = Array.from({ length: 6 }, (_, index) => word(`met${index}`, [right(20)]))
  const fresh = Array.from({ length: 10 }, (_, index) => word(`new${index}`))

  expect(named(askedOf(keptWords([...met, ...fresh]), today))).toEqual(['new0', 'new1'])
})

test('a sitting has twenty words at most, the longest due first', () => {
  const sitting = askedOf(
    many(40, (index) => word(`w${index}`, [right(1 + (index % 7))])),
    today,
  )

  expect(sitting).toHaveLength(20)
  expect(sitting.map(({ memory }) => Number(memory?.dueDay))).toEqual(
    sitting.map(({ memory }) => Number(memory?.dueDay)).toSorted((one, other) => one - other),
  )
})

test('what does not fit into a sitting waits for the next one', () => {
  const due = many(100, (index) => word(`w${index}`, [right(1)]))

  expect(waitingWords(due, today)).toHaveLength(100)
  expect(askedOf(due, today)).toHaveLength(20)
})

test('a word that was wrong today is asked until it is right, even after the page was left', () => {
  const before = keptWords([word('open', [right(1), wrong(20)])])
  const after = keptWords([word('open', [right(1), wrong(20), right(20)])])

  expect(named(askedOf(before, today))).toEqual(['open'])
  expect(nextDayOf(Object.assign({}, ...before), today)).toBe(today)
  expect(askedOf(after, today)).toEqual([])
  expect(nextDayOf(Object.assign({}, ...after), today)).toBeGreaterThan(today)
})

test('a word that was put away is asked no more', () => {
  expect(keptWords([{ ...word('away', [right(1)]), row: null }])).toEqual([])
})

test('a clock that was set back asks for nothing and breaks nothing', () => {
  const words = keptWords([word('later', [right(25), wrong(26)])])

  expect(askedOf(words, today)).toEqual([])
})

test('the way of asking climbs with good days and goes a rung back with a forgotten one', () => {
  const rungsAfter = (...grades: ('again' | 'hard' | 'good')[]) =>
    rungOf(grades.map((grade, day) => ({ day, grade, isSettled: true })))

  expect(rungsAfter()).toBe('choose')
  expect(rungsAfter('good')).toBe('type')
  expect(rungsAfter('good', 'hard')).toBe('type')
  expect(rungsAfter('good', 'good')).toBe('hear')
  expect(rungsAfter('good', 'good', 'good', 'good')).toBe('say')
  expect(rungsAfter('good', 'good', 'again')).toBe('type')
})
