import { type Random, shuffled } from '../../../cms/exercises/random.ts'
import type { Pair } from './contrasts.ts'

/** Which word of a pair. */
export type Side = 0 | 1

export interface Turn {
  pair: Pair
  /** The word that is said. */
  said: Side
  /** The word that the learner chose; null before that. */
  chosen: Side | null
}

/** Ten turns, and after them once more each pair that was mistaken. */
export interface Round {
  turns: readonly Turn[]
  current: number
}

export const turnsOfRound = 10

/** Goes through the pairs in an order of chance, several times where there are few. */
export function newRound(pairs: readonly Pair[], random: Random): Round {
  const turns: Turn[] = []
  while (pairs.length > 0 && turns.length < turnsOfRound) {
    turns.push(...shuffled(pairs, random).map((pair) => newTurn(pair, random)))
  }
  return { turns: turns.slice(0, turnsOfRound), current: 0 }
}

/** The first choice of a turn holds. */
export function choose(round: Round, chosen: Side, random: Random): Round {
  const turn = round.turns[round.current]
  if (!turn || turn.chosen !== null) return round
  const turns = round.turns.with(round.current, { ...turn, chosen })
  const isAskedAgain = turns.slice(turnsOfRound).some(({ pair }) => pair === turn.pair)
  const isMistaken = isFirstTime(round) && chosen !== turn.said
  return {
    ...round,
    turns: isMistaken && !isAskedAgain ? [...turns, newTurn(turn.pair, random)] : turns,
  }
}

/** The next turn, once there is a choice. */
export function goOn(round: Round): Round {
  const isChosen = (round.turns[round.current]?.chosen ?? null) !== null
  return isChosen ? { ...round, current: round.current + 1 } : round
}

/** False for the pairs that come again. */
export const isFirstTime = ({ current }: Round) => current < turnsOfRound

export const isOver = ({ turns, current }: Round) => current >= turns.length

/** How many first choices were right. */
export const rightCount = (round: Round) =>
  round.turns.slice(0, turnsOfRound).filter(({ said, chosen }) => said === chosen).length

/** Each pair that was mistaken, once. */
export const mistakenPairs = (round: Round): Pair[] => [
  ...new Set(round.turns.slice(turnsOfRound).map(({ pair }) => pair)),
]

const newTurn = (pair: Pair, random: Random): Turn => ({
  pair,
  said: random() < 0.5 ? 0 : 1,
  chosen: null,
})
