import { expect, test } from 'vitest'
import { summaryOf } from './summary.mjs'

const results = (passed: number, failed = 0, skipped = 0) => ({
  passed,
  failed,
  skipped,
  tests: [],
  broken: [],
  again: [],
})

const timed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    file: 'a.test.ts',
    title: `test ${index}`,
    seconds: index,
  }))

test('the last line is the sum over all layers', () => {
  const outcomes = [
    { name: 'check', seconds: 1 },
    { name: 'unit', seconds: 2, results: results(10) },
    { name: 'browser', seconds: 3, results: results(4, 0, 1) },
  ]

  expect(summaryOf(outcomes, 6).at(-1)).toBe('14 passed, 0 failed, 1 skipped')
})

test('what failed is named, with its reason', () => {
  const outcomes = [
    { name: 'check', seconds: 1, problem: 'Checking types failed' },
    { name: 'unit', seconds: 2, results: results(10, 2), problem: '2 failed' },
  ]

  expect(summaryOf(outcomes, 3).slice(-3)).toEqual([
    'check failed: Checking types failed',
    'unit failed: 2 failed',
    '10 passed, 3 failed',
  ])
})

test('every layer has its time', () => {
  const lines = summaryOf([{ name: 'unit', seconds: 12.34, results: results(10) }], 20)

  expect(lines).toContain('  unit           12.3 s   10 passed, 0 failed')
  expect(lines).toContain('  All of it      20.0 s')
})

test('the ten slowest tests of all layers are named, the slowest first', () => {
  const lines = summaryOf(
    [
      { name: 'unit', seconds: 9, results: { ...results(8), tests: timed(8) } },
      { name: 'contract', seconds: 9, results: { ...results(8), tests: timed(8) } },
    ],
    9,
  )

  const slowest = lines.slice(lines.indexOf('  The 10 slowest tests') + 1, -2)
  expect(slowest).toHaveLength(10)
  expect(slowest[0]).toBe('     7.0 s   unit: a.test.ts: test 7')
  expect(slowest[1]).toBe('     7.0 s   contract: a.test.ts: test 7')
  expect(slowest[9]).toBe('     3.0 s   contract: a.test.ts: test 3')
})

test('what needed a second attempt is named with its reason, though it passed', () => {
  const again = [{ file: 'a.spec.ts', title: 'opens', reason: 'Error: not yet' }]
  const lines = summaryOf([{ name: 'browser', seconds: 1, results: { ...results(1), again } }], 1)

  expect(lines).toContain('  browser: a.spec.ts: opens')
  expect(lines).toContain('    Error: not yet')
  expect(lines.at(-1)).toBe('1 passed, 0 failed')
})

test('each test that failed is named at the end, with its reason', () => {
  const broken = [{ file: 'a.test.ts', title: 'counts', reason: 'AssertionError: 1 is not 2' }]
  const failed = { ...results(1, 1), broken }
  const lines = summaryOf([{ name: 'unit', seconds: 1, results: failed, problem: '1 failed' }], 1)

  expect(lines.slice(-6)).toEqual([
    '  Failed',
    '  unit: a.test.ts: counts',
    '    AssertionError: 1 is not 2',
    '',
    'unit failed: 1 failed',
    '1 passed, 1 failed',
  ])
})
