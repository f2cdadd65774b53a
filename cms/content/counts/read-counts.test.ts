import { expect, test } from 'vitest'
import { toldOf } from './read-counts.ts'

const row = (lesson: number, figures: Partial<Record<'visited' | 'begun' | 'right', number>>) => ({
  days: 7,
  lesson,
  title: `Lesson ${lesson}`,
  visited: 0,
  begun: 0,
  finished: 0,
  right: 0,
  wrong: 0,
  ...figures,
})

test('fewer than five are not told, of a lesson and of all', () => {
  const { all, lessons } = toldOf(7, [row(1, { begun: 4 }), row(2, { begun: 3, right: 5 })])

  expect(all).toEqual({ visited: null, begun: 7, finished: null, right: 5, wrong: null })
  expect(lessons.map(({ figures }) => figures.begun)).toEqual([null, null])
})

test('visits belong to no lesson, and lessons come by how often they were begun', () => {
  const { all, lessons } = toldOf(7, [
    row(0, { visited: 40 }),
    row(1, { begun: 5 }),
    row(2, { begun: 9 }),
  ])

  expect(all.visited).toBe(40)
  expect(lessons.map(({ title }) => title)).toEqual(['Lesson 2', 'Lesson 1'])
})
