import { expect, test } from 'vitest'
import { pileOf } from './draft-pile.ts'

/** Some drafts, of which the newest is of an hour. */
const drafts = (totalDocs: number, hour: string) => ({
  docs: Array.from({ length: Math.min(totalDocs, 10) }, (_, n) => ({
    id: n + 1,
    title: `Draft ${n + 1}`,
    updatedAt: `2026-11-01T${hour}:${59 - n}:00.000Z`,
  })),
  totalDocs,
})

test('the newest drafts are shown first, of both kinds', () => {
  const { count, lines, more } = pileOf({ lessons: drafts(1, '09'), exercises: drafts(1, '10') })

  expect(count).toBe(2)
  expect(lines.map(({ href, note }) => [href, note])).toEqual([
    ['/studio/collections/exercises/1', 'Exercise'],
    ['/studio/collections/lessons/1', 'Lesson'],
  ])
  expect(more).toEqual([])
})

test('what is not shown is found in the list of its own kind', () => {
  const pile = pileOf({ lessons: drafts(10, '10'), exercises: drafts(12, '09') })
  const oneLesson = pileOf({ lessons: drafts(11, '10'), exercises: drafts(0, '09') })

  expect(pile.lines).toHaveLength(10)
  expect(pile.more).toEqual([
    { href: '/studio/collections/exercises', text: 'and 12 more exercises' },
  ])
  expect(oneLesson.more).toEqual([
    { href: '/studio/collections/lessons', text: 'and 1 more lesson' },
  ])
})

test('a draft without a title has a name all the same', () => {
  const updatedAt = '2026-11-01T09:00:00.000Z'
  const untitled = { docs: [{ id: 1, title: null, updatedAt }], totalDocs: 1 }

  const { lines } = pileOf({ lessons: untitled, exercises: drafts(0, '09') })

  expect(lines).toMatchObject([{ title: 'Untitled', time: updatedAt }])
})
