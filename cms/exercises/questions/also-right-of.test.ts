import { expect, test } from 'vitest'
import type { Row } from '../row.ts'
import { rowIdOf } from '../row-id.ts'
import { emptyRow } from '../rows-of-lesson.ts'
import { alsoRightOf } from './also-right-of.ts'

const rowOf = (word: string, translation: string, alsoRight: readonly string[] = []): Row => ({
  ...emptyRow,
  id: rowIdOf(1, word),
  word,
  translation,
  alsoRight,
})

const make = rowOf('make', 'fare')
const rows = [make, rowOf('do', 'Fare', ['carry out']), rowOf('go', 'andare'), rowOf('ok', '')]

test('of two words with one translation either is right', () => {
  expect(alsoRightOf(make, rows)).toEqual(['do', 'carry out'])
})

test('words that have no meaning do not count as each other', () => {
  const nameless = rowOf('well', '')

  expect(alsoRightOf(nameless, [...rows, nameless])).toEqual([])
})
