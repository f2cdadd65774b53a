import { expect, test } from 'vitest'
import { buildSummary } from '../../../testing/fake-contract.ts'
import { fromOf, partOfList } from './part-of-list.ts'

const lessons = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    buildSummary({ id: place + 1, lessonNumber: place + 1 }),
  )

test('a hundred lessons are shown at once, and a hundred are no reason for more', () => {
  const { shown, next } = partOfList(lessons(100))

  expect(shown).toHaveLength(100)
  expect(next).toBeNull()
})

test('the lesson behind them says where the next part begins', () => {
  const { shown, next } = partOfList(lessons(101))

  expect(shown).toHaveLength(100)
  expect(next).toBe(101)
})

test('an address begins at a lesson number, and what is none means the first', () => {
  const from = (text: string) => fromOf(new URLSearchParams(text))

  expect([from('from=101'), from(''), from('from=0'), from('from=x')]).toEqual([
    ...[101, null, null, null],
  ])
})
