import type { PracticeSet } from '../practice-set.ts'
import { type Random, shuffled } from '../random.ts'
import type { Row } from '../row.ts'
import { haveSamePrompt, promptOf } from './prompt-of.ts'
import type { MatchingQuestion } from './question.ts'
import { senseOf } from './row-sense.ts'

const size = { least: 4, most: 8 } as const

/** Letters of meanings on one board, so that a phone shows it at once. */
const lettersOfBoard = 400

/** Boards of 4 to 8 pairs; equal words or equal meanings never stand on one board. */
export function matchingQuestions({ rows }: PracticeSet, random: Random): MatchingQuestion[] {
  const matchable = shuffled(rows, random).filter((row) => promptOf(row) !== '')
  const count = Math.max(
    Math.ceil(matchable.length / size.most),
    Math.floor(matchable.length / usualSize(matchable)),
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

function usualSize(rows: readonly Row[]): number {
  const letters = rows.reduce((sum, row) => sum + promptOf(row).length, 0)
  const fitting = Math.floor(lettersOfBoard / Math.max(letters / rows.length, 1))
  return Math.min(Math.max(fitting, size.least), size.most)
}

function boardOf(board: readonly Row[], index: number, random: Random): MatchingQuestion {
  const pairs = board.map((row) => ({
    rowId: row.id,
    word: row.word,
    meaning: promptOf(row),
  }))
  return {
    id: `matching:${index + 1}`,
    kind: 'matching',
    pairs,
    order: shuffled([...pairs.keys()], random),
  }
}

const isAlike = (row: Row, other: Row) =>
  senseOf(row).key === senseOf(other).key ||
  senseOf(row).meaningKey === senseOf(other).meaningKey ||
  haveSamePrompt(row, other)
