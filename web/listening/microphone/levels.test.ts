import { expect, test } from 'vitest'
import { levelOf, stillPath, swingsAfter } from './levels.ts'

test('silence has no level, a loud voice the whole, a soft one something between', () => {
  expect(levelOf([0, 0, 0])).toBe(0)
  expect(levelOf([0.6, -0.6])).toBe(1)
  expect(levelOf([0.03, -0.03])).toBeCloseTo(0.59, 1)
})

test('the newest wave stands at the right and the oldest falls out', () => {
  const swings = swingsAfter(swingsAfter([], 1, 6), 0, 6)

  expect(swings).toEqual([0.4, 0.4, 11, 11, 0.4, 0.4])
})

test('where nothing may move, the level is a bar', () => {
  expect(stillPath(0.5, 600)).toBe('M0 0H300')
})
