import type { Row } from '../row.ts'
import { haveSamePrompt, promptOf } from './prompt-of.ts'

/** What is right for a row's meaning as well: of two words with the same translation either is. */
export function alsoRightOf(row: Row, rows: readonly Row[]): string[] {
  const isAlike = (other: Row) => other !== row && haveSamePrompt(row, other)
  const alike = promptOf(row) === '' ? [] : rows.filter(isAlike)
  return [...row.alsoRight, ...alike.flatMap(({ word, alsoRight }) => [word, ...alsoRight])]
}
