import { expect, test } from 'vitest'
import { type Drafts, draftPile } from './draft-pile.ts'

/** Some drafts, of which the newest is of an hour. */
const drafts = (kind: Drafts['kind'], count: number, hour: string): Drafts => ({
  kind,
  count,
  lines: Array.from({ length: Math.min(count, 5) }, (_, n) => ({
    title: `${kind} ${n + 1}`,
    note: '',
    time: `2026-11-01T${hour}:${59 - n}:00.000Z`,
  })),
})

test('the newest drafts are shown first, of all kinds', () => {
  const { count, lines, more } = draftPile(
    [drafts('lessons', 1, '09'), drafts('courses', 1, '11'), drafts('exercises', 1, '10')],
    5,
  )

  expect(count).toBe(3)
  expect(lines.map(({ title }) => title)).toEqual(['courses 1', 'exercises 1', 'lessons 1'])
  expect(more).toEqual([])
})

test('what is not shown is found in the list of its own kind', () => {
  const { count, lines, more } = draftPile(
    [drafts('lessons', 6, '10'), drafts('courses', 1, '08'), drafts('exercises', 12, '09')],
    5,
  )

  expect(count).toBe(19)
  expect(lines).toHaveLength(5)
  expect(more).toEqual([
    { href: '/studio/collections/lessons', text: 'and 1 more lesson' },
    { href: '/studio/collections/courses', text: 'and 1 more course' },
    { href: '/studio/collections/exercises', text: 'and 12 more exercises' },
  ])
})
