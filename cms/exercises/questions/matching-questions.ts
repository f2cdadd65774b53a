import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { masked, meaningOf } from './masked.ts'
import type { MatchingQuestion } from './question.ts'
import { senseOf } from './row-sense.ts'

const size = { least: 4, usual: 6, most: 8 } as const

/** Boards of 4 to 8 pairs; equal words or equal meanings never stand on one board. */
export function matchingQuestions({ rows }: PracticeSet, random: Random): MatchingQuestion[] {
  const matchable = shuffled(rows, random).filter((row) => meaningOf(row) !== '')
  const count = Math.max(
    Math.ceil(matchable.length / size.most),
    Math.floor(matchable.length / size.usual),
  )
  const boards: Row[][] = Array.from({ length: count }, () => [])
  for (const row of matchable) {
    const free = boards.filter(
      (board) => board.length < size.most && !board.some((other) => isAlike(row, other)),
    )
    free.sort((one, other) => one.length - other.length)[0]?.push(row)
  }
  return boards
    .filter((board) => board.length >= size.least)
    .map((board, index) => boardOf(board, index, random))
}

function boardOf(board: readonly Row[], index: number, random: Random): MatchingQuestion {
  const pairs = board.map((row) => ({
    rowId: row.id,
    word: row.word,
    meaning: masked(meaningOf(row), row.word),
  }))
  return {
    id: `matching:${index + 1}`,
    kind: 'matching',
    pairs,
    order: shuffled([...pairs.keys()], random),
  }
}

const isAlike = (row: Row, other: Row) =>
  senseOf(row).key === senseOf(other).key || senseOf(row).meaningKey === senseOf(other).meaningKey
