import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurnstile, noteLetIn } from './turnstile.ts'

const numbers = (count: number) => Array.from({ length: count }, (_none, n) => n)

test('a few tasks run at once', () => {
  const pass = createTurnstile()
  const ran: number[] = []

  for (const n of numbers(4)) pass(() => ran.push(n))

  expect(ran).toEqual([0, 1, 2, 3])
})

test('of many each turn runs a few, in the order in which they came', async () => {
  const pass = createTurnstile()
  const ran: number[] = []
  const seen: number[] = []

  for (const n of numbers(10)) pass(() => ran.push(n))
  for (let turn = 0; turn < 4; turn++) {
    seen.push(ran.length)
    await nextTurn()
  }

  expect(seen).toEqual([4, 8, 10, 10])
  expect(ran).toEqual(numbers(10))
})

test('who comes while others wait does not overtake them', async () => {
  const pass = createTurnstile()
  const ran: string[] = []

  for (const n of numbers(9)) pass(() => ran.push(`first ${n}`))
  await nextTurn()
  pass(() => ran.push('late'))
  await nextTurn()
  await nextTurn()

  expect(ran.slice(8)).toEqual(['first 8', 'late'])
})

test('a task that waits belongs to the request that brought it', async () => {
  const pass = createTurnstile()
  const requests = new AsyncLocalStorage<number>()
  const known: unknown[] = []

  for (const n of numbers(6)) requests.run(n, () => pass(() => known.push(requests.getStore())))
  await nextTurn()

  expect(known).toEqual(numbers(6))
})

test('a task that fails holds up none of the others', async () => {
  const pass = createTurnstile()
  const ran: number[] = []

  expect(() =>
    pass(() => {
      throw new Error('none of yours')
    }),
  ).toThrow('none of yours')
  for (const n of numbers(5)) pass(() => ran.push(n))
  await nextTurn()

  expect(ran).toEqual(numbers(5))
})

test('what somebody new asks waits for one turn, as long as nobody else comes in', async () => {
  const pass = createTurnstile()
  const ran: string[] = []

  noteLetIn()
  pass(() => ran.push('new'))
  const atOnce = [...ran]
  await nextTurn()

  expect([atOnce, ran]).toEqual([[], ['new']])
})

test('while others come in nothing begins, for eight turns at most', async () => {
  const pass = createTurnstile()
  const seen: number[] = []
  let ran = 0

  noteLetIn()
  for (const _n of numbers(8)) pass(() => (ran += 1))
  for (const _turn of numbers(18)) {
    noteLetIn()
    await nextTurn()
    seen.push(ran)
  }

  expect(seen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 8])
})
