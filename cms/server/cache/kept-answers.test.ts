import { expect, test } from 'vitest'
import { createKeptAnswers } from './kept-answers.ts'
import { packAnswer } from './packed-answer.ts'

const key = '/courses'

/** An answer made of a course, as it is kept. */
function build(text = 'courses') {
  const answer = { status: 200, type: 'text/plain', text, tags: ['course:1'] }
  const packed = packAnswer(answer, { identity: Buffer.from(text) }, {})
  return { packed, tags: answer.tags, read: async () => answer, asked: 0 }
}

test('what is retired is given, but counts neither as kept nor as worth better bytes', () => {
  const answers = createKeptAnswers()
  const kept = build()
  answers.keep(key, kept)

  answers.retire(['course:1'])

  expect(answers.ask(key)).toBe(kept.packed)
  expect(answers.has(key)).toBe(false)
  expect(answers.holds(key, kept)).toBe(false)
})

test('what is retired leaves, and what has taken its place stays', () => {
  const answers = createKeptAnswers()
  const [kept, newer] = [build(), build('newer')]
  answers.keep(key, kept)
  answers.keep('/about', build())
  const retired = answers.retire(['course:1'])
  answers.keep(key, newer)

  answers.leave(retired)

  expect(answers.ask(key)).toBe(newer.packed)
  expect(answers.ask('/about')).toBeUndefined()
})

test('what is forgotten as old has been retired before, and what was made since stays', () => {
  const answers = createKeptAnswers()
  const newer = build('newer')
  answers.keep(key, build())
  answers.keep('/about', build())
  answers.retire(['course:1'])
  answers.keep(key, newer)

  answers.forgetOld(['course:1'])

  expect(answers.ask(key)).toBe(newer.packed)
  expect(answers.ask('/about')).toBeUndefined()
})

test('what other things are made of is not retired', () => {
  const answers = createKeptAnswers()
  const kept = build()
  answers.keep(key, kept)

  expect(answers.retire(['course:2'])).toEqual([])
  expect(answers.holds(key, kept)).toBe(true)
})

test('addresses with invented values make room for each other, not for the pages', () => {
  const answers = createKeptAnswers()
  const kept = build()
  answers.keep(key, kept)

  for (let from = 1; from <= 6_000; from++) answers.keep(`${key}?from=${from}`, build())

  expect(answers.ask(key)).toBe(kept.packed)
  expect(answers.ask(`${key}?from=1`)).toBeUndefined()
  expect(answers.ask(`${key}?from=6000`)).toBeDefined()
})

test.each([
  ['slashes', (count: number) => `/about${'/'.repeat(2 + count)}`],
  ['escaped letters', (count: number) => `/course/%31${'%31'.repeat(count)}`],
  ['hosts', (count: number) => `http://host-${count}/api/courses`],
])('nor do addresses that are written with invented %s', (_what, addressOf) => {
  const answers = createKeptAnswers()
  answers.keep(key, build())

  for (let count = 0; count < 5_000; count += 1) answers.keep(addressOf(count), build())

  expect(answers.ask(key)).toBeDefined()
})
