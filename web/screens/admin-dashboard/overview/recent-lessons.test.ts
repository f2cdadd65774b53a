import { expect, test } from 'vitest'
import { recentLessons } from './recent-lessons.ts'

test('the ten newest lessons, newest first', () => {
  const lessons = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    createdAt: `2026-01-${String(index + 1).padStart(2, '0')}T00:00:00.000Z`,
  }))

  expect(recentLessons(lessons).map(({ id }) => id)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3])
})

test('of lessons made at the same time the last stored is first', () => {
  const createdAt = '2026-01-01T00:00:00.000Z'

  expect(
    recentLessons([
      { id: 1, createdAt },
      { id: 2, createdAt },
    ])[0]?.id,
  ).toBe(2)
})
