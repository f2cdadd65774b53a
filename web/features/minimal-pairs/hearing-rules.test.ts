import { expect, test } from 'vitest'
import { randomOf } from '../../../cms/exercises/random.ts'
import type { Pair } from './contrasts.ts'
import {
  choose,
  goOn,
  isOver,
  mistakenPairs,
  newRound,
  type Round,
  rightCount,
  type Side,
} from './hearing-rules.ts'

const pairs: readonly Pair[] = [
  ['full', 'fool'],
  ['pull', 'pool'],
]
const random = randomOf('hearing')

/** Takes turns until the round is over; those with these numbers wrongly. */
function played(round: Round, mistakes: readonly number[]): Round {
  const turn = round.turns[round.current]
  if (!turn) return round
  const other: Side = turn.said === 0 ? 1 : 0
  const chosen = mistakes.includes(round.current) ? other : turn.said
  return played(goOn(choose(round, chosen, random)), mistakes)
}

test('two pairs make ten turns, and both words are said', () => {
  const { turns } = newRound(pairs, random)

  expect(turns).toHaveLength(10)
  expect(new Set(turns.map(({ pair, said }) => pair[said])).size).toBeGreaterThan(2)
})

test('no pair makes no turn', () => {
  expect(isOver(newRound([], random))).toBe(true)
})

test('ten right choices end the round', () => {
  const round = played(newRound(pairs, random), [])

  expect(round.current).toBe(10)
  expect(rightCount(round)).toBe(10)
  expect(mistakenPairs(round)).toEqual([])
})

test('a pair that was mistaken comes once more at the end, however often it was mistaken', () => {
  const start = newRound([['full', 'fool']], random)
  const round = played(start, [2, 5])

  expect(round.turns).toHaveLength(11)
  expect(rightCount(round)).toBe(8)
  expect(mistakenPairs(round)).toEqual([['full', 'fool']])
})

test('what is mistaken once more is not asked a third time, and does not count', () => {
  const round = played(newRound(pairs, random), [0, 10])

  expect(round.turns).toHaveLength(11)
  expect(rightCount(round)).toBe(9)
})

test('the first choice holds, and without one nothing goes on', () => {
  const start = newRound(pairs, random)
  const chosen = choose(start, 0, random)

  expect(goOn(start)).toBe(start)
  expect(choose(chosen, 1, random)).toBe(chosen)
})
