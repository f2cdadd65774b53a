import { expect, test } from 'vitest'
import { playwrightResults, vitestResults } from './results.mjs'

const unit = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: '/site/web/a.test.ts',
      status: 'passed',
      assertionResults: [
        { fullName: 'a counts', status: 'passed', duration: 1500 },
        { fullName: 'a waits', status: 'pending' },
      ],
    },
  ],
}

test('Vitest’s tests have their file below the root, and their time in seconds', () => {
  expect(vitestResults(unit, '/site')).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    tests: [
      { file: 'web/a.test.ts', title: 'a counts', seconds: 1.5 },
      { file: 'web/a.test.ts', title: 'a waits', seconds: 0 },
    ],
    broken: [],
    again: [],
  })
})

test('a test that passed after a failure is told of, and one that never passed, by the first line of why', () => {
  const failureMessages = ['Error: not yet\n    at a.test.ts:3:1']
  const assertionResults = [
    { fullName: 'waits', status: 'passed', duration: 5, failureMessages },
    { fullName: 'never', status: 'failed', duration: 5, failureMessages },
  ]
  const report = { ...unit, testResults: [{ name: '/site/a.test.ts', assertionResults }] }
  const why = { file: 'a.test.ts', reason: 'Error: not yet' }

  expect(vitestResults(report, '/site')).toMatchObject({
    again: [{ ...why, title: 'waits' }],
    broken: [{ ...why, title: 'never' }],
  })
})

test('a file that could not be run is a failure', () => {
  const file = { name: '/site/web/b.test.ts', status: 'failed', assertionResults: [] }
  const broken = { ...file, message: 'Error: no such module' }
  const report = { ...unit, testResults: [...unit.testResults, broken] }

  expect(vitestResults(report, '/site')).toMatchObject({
    failed: 1,
    broken: [{ file: 'web/b.test.ts', reason: 'Error: no such module' }],
  })
})

const error = { message: '\u001b[31mError: not yet\u001b[39m\n  at a.spec.ts:3:1' }

const spec = (title: string, durations: number[], status = 'expected') => ({
  title,
  file: 'a.spec.ts',
  tests: [
    {
      status,
      results: durations.map((duration, attempt) => ({
        duration,
        ...(status !== 'expected' && attempt === 0 ? { error } : {}),
      })),
    },
  ],
})

const journeys = {
  stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 },
  errors: [],
  suites: [
    { title: 'a.spec.ts', specs: [spec('opens', [700])], suites: [] },
    {
      title: 'a.spec.ts',
      specs: [],
      suites: [
        {
          title: 'a lesson',
          specs: [spec('opens again', [1000, 500], 'flaky'), spec('never', [1], 'unexpected')],
        },
      ],
    },
  ],
}

test('a journey’s time is that of all its attempts, and why one failed is told by the first line', () => {
  expect(playwrightResults(journeys)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
    tests: [
      { file: 'e2e/a.spec.ts', title: 'opens', seconds: 0.7 },
      { file: 'e2e/a.spec.ts', title: 'a lesson opens again', seconds: 1.5 },
      { file: 'e2e/a.spec.ts', title: 'a lesson never', seconds: 0.001 },
    ],
    broken: [{ file: 'e2e/a.spec.ts', title: 'a lesson never', reason: 'Error: not yet' }],
    again: [{ file: 'e2e/a.spec.ts', title: 'a lesson opens again', reason: 'Error: not yet' }],
  })
})

test('an error outside of the journeys is a failure', () => {
  expect(playwrightResults({ ...journeys, errors: [{}] }).failed).toBe(3)
})
