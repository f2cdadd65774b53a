import { expect, test } from 'vitest'
import type { Part, PracticeSet } from '../practice-set.ts'
import { plainSet } from '../practice-set.ts'
import type { GapQuestion } from '../questions/question.ts'
import { questionsOf } from '../questions/questions-of.ts'
import { randomOf } from '../random.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { checkTyped } from './check-question.ts'

const rows = [
  { ...emptyRow, id: '1:begin', word: 'begin', translation: 'iniziare', alsoRight: ['start'] },
  { ...emptyRow, id: '1:show', word: 'show', translation: 'mostrare' },
  { ...emptyRow, id: '1:present', word: 'present', translation: 'mostrare' },
]

const gapOf = (rowId: string, answer: string): GapQuestion => ({
  id: `gap:${rowId}`,
  kind: 'gap',
  rowId,
  before: 'They ',
  answer,
  after: ' it at nine.',
  bank: [],
})

const withParts = (id: string, parts: readonly Part[]): PracticeSet => ({
  ...plainSet(rows),
  facts: { [id]: { level: 0, parts } },
})

test('what counts as the word as well asks again in its gap', () => {
  expect(checkTyped('start', gapOf('1:begin', 'begin'), plainSet(rows)).verdict).toBe('form')
})

test.each([
  [['n', 'v'], 'wrong'],
  [['a'], 'form'],
  [[], 'form'],
] as const)('an -er on a word that is known as %j is %s', (parts, verdict) => {
  const set = withParts('1:show', parts)

  expect(checkTyped('shower', gapOf('1:show', 'show'), set).verdict).toBe(verdict)
})

test('a translation takes each of the words that it belongs to', () => {
  const set = plainSet(rows)
  const verdicts = questionsOf('translate', set, randomOf('a')).map((question) =>
    question.kind === 'translate' ? checkTyped('present', question, set).verdict : null,
  )

  expect(verdicts.toSorted()).toEqual(['right', 'right', 'wrong'])
})
