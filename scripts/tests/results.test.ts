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
    again: [],
  })
})

test('a test that passed after a failure is told of', () => {
  const assertionResults = [
    { fullName: 'waits', status: 'passed', duration: 5, failureMessages: ['Error: not yet'] },
    { fullName: 'never', status: 'failed', duration: 5, failureMessages: ['Error: not yet'] },
  ]
  const report = { ...unit, testResults: [{ name: '/site/a.test.ts', assertionResults }] }

  expect(vitestResults(report, '/site').again).toEqual([{ file: 'a.test.ts', title: 'waits' }])
})

test('a file that could not be run is a failure', () => {
  const broken = { name: '/site/web/b.test.ts', status: 'failed', assertionResults: [] }
  const report = { ...unit, testResults: [...unit.testResults, broken] }

  expect(vitestResults(report, '/site').failed).toBe(1)
})

const spec = (title: string, durations: number[]) => ({
  title,
  file: 'a.spec.ts',
  tests: [
    {
      status: durations.length > 1 ? 'flaky' : 'expected',
      results: durations.map((duration) => ({ duration })),
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
      suites: [{ title: 'a lesson', specs: [spec('opens again', [1000, 500])] }],
    },
  ],
}

test('a journey’s time is that of all its attempts', () => {
  expect(playwrightResults(journeys)).toEqual({
    passed: 4,
    failed: 2,
    skipped: 1,
    tests: [
      { file: 'e2e/a.spec.ts', title: 'opens', seconds: 0.7 },
      { file: 'e2e/a.spec.ts', title: 'a lesson opens again', seconds: 1.5 },
    ],
    again: [{ file: 'e2e/a.spec.ts', title: 'a lesson opens again' }],
  })
})

test('an error outside of the journeys is a failure', () => {
  expect(playwrightResults({ ...journeys, errors: [{}] }).failed).toBe(3)
})
