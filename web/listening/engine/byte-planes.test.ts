import { expect, test } from 'vitest'
import { fromPlanes, toPlanes } from './byte-planes.ts'

const bytes = Uint8Array.from([1, 2, 3, 4, 11, 12, 13, 14, 99])

test('like bytes of numbers come together, and a rest stays at the end', () => {
  expect([...toPlanes(bytes, 4)]).toEqual([1, 11, 2, 12, 3, 13, 4, 14, 99])
})

test.each([1, 4, 8, 16])('numbers of %i bytes come back as they were', (width) => {
  expect(fromPlanes(toPlanes(bytes, width), width)).toEqual(bytes)
})
