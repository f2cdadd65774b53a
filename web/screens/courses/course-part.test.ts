import { expect, test } from 'vitest'
import { cardsAskedFor, partOfCourses, searchOf } from './course-part.ts'

const numbered = (count: number) => Array.from({ length: count }, (_none, index) => index + 1)

test('a hundred courses are shown at once, and a hundred are no reason for more', () => {
  expect(partOfCourses(numbered(100), null)).toEqual({ shown: numbered(100), first: 1, next: null })
})

test('of more courses the address says where the part begins, and the last part has none behind it', () => {
  const all = numbered(250)
  const parts = [null, 101, 201].map((from) => partOfCourses(all, from))

  expect(parts.flatMap(({ shown }) => shown)).toEqual(all)
  expect(parts.map(({ next }) => next)).toEqual([101, 201, null])
})

test('behind the last course there is nothing to show', () => {
  expect(partOfCourses(numbered(250), 251).shown).toEqual([])
})

test('what is no place in an address means the first', () => {
  const from = (text: string) => cardsAskedFor(new URLSearchParams(text)).from

  expect([from('from=101'), from(''), from('from=0'), from('from=x')]).toEqual([
    ...[101, null, null, null],
  ])
})

test('an address names the category and the part, as far as they are not the first', () => {
  expect([searchOf('All'), searchOf('All', 101), searchOf('Academic', 101)]).toEqual([
    ...['', '?from=101', '?category=Academic&from=101'],
  ])
})
