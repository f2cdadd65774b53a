import { expect, test } from 'vitest'
import { buildCourse } from '../../../../testing/fake-contract.ts'
import { readSummary } from './read-summary.ts'
import { lineOf, notesOf } from './summary-notes.ts'
import { templateOf } from './templates.ts'

function summaryOf(html: string, parser: 'standard' | 'custom') {
  const { summary } = readSummary({ turn: 1, html, parser })
  if (!summary.ok) throw new Error(summary.message)
  return summary
}

test('a full lesson has no notes', () => {
  expect(notesOf(summaryOf(templateOf.standard.html, 'standard'), buildCourse())).toEqual([])
})

test('what a lesson lacks is told', () => {
  const notes = notesOf(summaryOf('<lesson-title>T</lesson-title>', 'standard'), undefined)

  expect(notes).toEqual([
    'No objectives: learners will see two general ones.',
    'No words to learn.',
    'No quiz questions.',
  ])
})

test('a markup for another course is told before it is sent', () => {
  const html = '<lesson-meta><lesson-title>T</lesson-title><course-id>3</course-id></lesson-meta>'

  const [first] = notesOf(summaryOf(html, 'custom'), buildCourse({ id: 1, name: 'Small Talk' }))

  expect(first).toContain('The markup names course 3, but “Small Talk” is course 1.')
})

test.each([
  ['<word> on line 42: is empty', 42],
  ['The comment on line 7 is never closed with “-->”', 7],
  ['Something went wrong on our side. Please try again.', undefined],
])('%s', (message, line) => {
  expect(lineOf(message)).toBe(line)
})
