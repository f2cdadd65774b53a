import { expect, test } from 'vitest'
import { bitsOf, lettersOf } from '../server/letter-bits.ts'
import { openWordList } from '../server/word-list.ts'
import { checkAnswer } from './check-answer.ts'
import { spellingDistance } from './spelling-distance.ts'
import { tutorWords } from './tutor-words.fixture.ts'

const letters = ['a', 'e', 'm', 's', 't']

const { englishForms, nearFormsOf } = await openWordList()
const near = new Set(tutorWords.flatMap(nearFormsOf))

// What a browser knows: the forms near these words alone.
const verdictOf = (given: string, answer: string) =>
  checkAnswer(given, { answer, isEnglish: (word) => near.has(word) }).verdict

/** As near as a slip may be at all. */
const isNear = (form: string, word: string) =>
  Math.abs(form.length - word.length) <= 2 &&
  bitsOf(lettersOf(form) ^ lettersOf(word)) <= 4 &&
  spellingDistance(form, word) <= 2

/** Ways to leave out, double, change or swap one letter. */
function singleSlips(word: string): string[] {
  const slips = [...word].flatMap((letter, at) => {
    const [before, after] = [word.slice(0, at), word.slice(at + 1)]
    const next = after[0] ?? ''
    return [
      before + after,
      before + letter + letter + after,
      ...(next ? [before + next + letter + after.slice(1)] : []),
      ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
    ]
  })
  return [...new Set(slips)].filter((slip) => slip !== word)
}

test('there are 141 words', () => {
  expect(new Set(tutorWords).size).toBe(141)
})

test('no other English form passes as a slip of any word', () => {
  const accepted = tutorWords.flatMap((word) =>
    [...englishForms].filter((form) => isNear(form, word) && verdictOf(form, word) === 'slip'),
  )

  expect(accepted).toEqual([])
})

test('of all single slips in words of 5 letters and more, 98 of 100 are forgiven', () => {
  const slips = tutorWords
    .filter(({ length }) => length >= 5)
    .flatMap((word) => singleSlips(word).map((slip) => verdictOf(slip, word)))
  const forgiven = slips.filter((verdict) => verdict === 'slip').length

  expect(forgiven / slips.length).toBeGreaterThanOrEqual(0.98)
})
