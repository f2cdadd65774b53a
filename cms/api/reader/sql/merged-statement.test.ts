import { expect, test } from 'vitest'
import { merged } from './merged-statement.ts'

const lesson = { name: 'lesson', text: 'select a as answer from l where x = $1 and y = $2' }
const site = { name: 'site', text: 'select b as answer from s', values: [] }

test('what is asked at once is one statement, with a column for each answer', () => {
  const [one, ...others] = merged([
    site,
    { ...lesson, values: [3, 4] },
    { ...lesson, values: [5, 6] },
  ])

  expect(others).toEqual([])
  expect(one?.text).toBe(
    'select (select a as answer from l where x = $1 and y = $2) as answer_0, ' +
      '(select a as answer from l where x = $3 and y = $4) as answer_1, ' +
      '(select b as answer from s) as answer_2',
  )
  expect(one?.values).toEqual([3, 4, 5, 6])
  expect(one?.parts.map(({ asked, column }) => [asked.name, column])).toEqual([
    ['lesson', 'answer_0'],
    ['lesson', 'answer_1'],
    ['site', 'answer_2'],
  ])
})

test('the order of asking makes no other statement', () => {
  const [one] = merged([site, { ...lesson, values: [3, 4] }])
  const [other] = merged([{ ...lesson, values: [1, 2] }, site])

  expect(one?.name).toBe(other?.name)
  expect(Buffer.byteLength(one?.name ?? '')).toBeLessThan(40)
})

test('a question alone stays as it is', () => {
  expect(merged([site])).toEqual([{ ...site, parts: [{ asked: site, column: 'answer' }] }])
  expect(merged([])).toEqual([])
})

test('connections are not filled with ever new statements', () => {
  const kinds = Array.from({ length: 300 }, (_none, index) =>
    merged([site, { ...site, name: `text-${index}` }]),
  )

  expect(kinds[0]).toHaveLength(1)
  expect(kinds.at(-1)).toHaveLength(2)
})
