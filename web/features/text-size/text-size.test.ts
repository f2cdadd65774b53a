import { expect, test } from 'vitest'
import { nextTextSize } from './text-size.ts'

test('the button cycles the text size 18, 14, 16, 18', () => {
  expect(([null, 18, 14, 16] as const).map(nextTextSize)).toEqual([18, 14, 16, 18])
})
