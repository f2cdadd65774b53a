import { expect, test } from 'vitest'
import { inRounds, median, percentile } from './statistics.ts'

test('the median is the middle figure, whatever their order', () => {
  expect(median([30, 10, 20])).toBe(20)
})

test('of a hundred figures the 99th is the 99th percentile', () => {
  const figures = Array.from({ length: 100 }, (_, index) => index + 1)

  expect(percentile(figures, 0.99)).toBe(99)
})

test('no figures have no median', () => {
  expect(median([])).toBeNaN()
})

test('rounds take turns, and the first one does not count', async () => {
  const taken: string[] = []
  const measuring = (name: string) => async () => taken.push(name)

  const figures = await inRounds(3, [measuring('ours'), measuring('bare')])

  expect(taken).toEqual(['ours', 'bare', 'ours', 'bare', 'ours', 'bare'])
  expect(figures).toEqual([
    [3, 5],
    [4, 6],
  ])
})
