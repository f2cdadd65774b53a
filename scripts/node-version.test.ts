import { expect, test } from 'vitest'
import { canRun } from './node-version.mjs'

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.1.0', true],
])('that Node %s can run this is %s', (version, expected) => {
  expect(canRun(version)).toBe(expected)
})
