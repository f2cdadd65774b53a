import { expect, test } from 'vitest'
import { resultsOf } from './results.ts'
import type { Figure } from './row.ts'
import { hasMissed, type Outcome, tableOf } from './table.ts'

const ratio: Figure = { what: 'home', value: 0.912, unit: '', bound: { atLeast: 0.9 } }
const slow: Figure = { what: 'first byte', value: 412.4, unit: 'ms', bound: { atMost: 300 } }
const unbound: Figure = { what: 'of the site alone', value: 251.26, unit: 'MB' }

const outcome = (more: Partial<Outcome> = {}): Outcome => ({
  name: 'hot',
  compares: 'bare server ÷ ours',
  figures: [ratio],
  seconds: 3,
  ...more,
})

test('each figure has a line with its bound and whether it is met', () => {
  const table = tableOf([outcome({ figures: [ratio, slow, unbound] })])

  expect(table.split('\n')).toEqual([
    'row  what is compared     figure     bound',
    'hot  bare server ÷ ours',
    '       home                0.912     ≥ 0.9  met',
    '       first byte         412 ms  ≤ 300 ms  MISSED',
    '       of the site alone  251 MB',
  ])
})

test('a figure exactly at its bound is met', () => {
  const atBound: Figure = { ...slow, value: 300 }

  expect(hasMissed(outcome({ figures: [atBound] }))).toBe(false)
})

test('a figure that was not taken is missed', () => {
  const notTaken: Figure = { ...slow, value: Number.NaN }

  expect(hasMissed(outcome({ figures: [notTaken] }))).toBe(true)
})

test('a figure without a bound is never missed', () => {
  expect(hasMissed(outcome({ figures: [unbound] }))).toBe(false)
})

test('a measurement that failed is missed and says why in one line', () => {
  const failed = outcome({ figures: [], problem: 'No answer\n    at somewhere' })

  expect(hasMissed(failed)).toBe(true)
  expect(tableOf([failed])).toMatch(/No answer +MISSED$/)
})

test('the results are JSON with every figure and its verdict', () => {
  const results = resultsOf([outcome({ figures: [ratio, slow, unbound] })], new Date(0))

  expect(results).toMatchObject({ at: '1970-01-01T00:00:00.000Z', met: false })
  expect(JSON.parse(JSON.stringify(results.rows))).toEqual([
    {
      name: 'hot',
      compares: 'bare server ÷ ours',
      met: false,
      seconds: 3,
      figures: [{ ...ratio, met: true }, { ...slow, met: false }, unbound],
    },
  ])
})
