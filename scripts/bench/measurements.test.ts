import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measurements } from './measurements.mjs'

test('every measurement is listed', () => {
  const files = readdirSync('bench').filter((name) => name.endsWith('.ts'))

  expect(Object.keys(measurements).toSorted()).toEqual(
    files.map((name) => name.slice(0, -3)).toSorted(),
  )
})
