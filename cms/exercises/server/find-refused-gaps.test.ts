import { expect, test } from 'vitest'
import { emptyRow } from '../rows-of-lesson.ts'
import { countTurns } from './count-turns.fixture.ts'
import { findRefusedGaps } from './find-refused-gaps.ts'
import { openWordList } from './word-list.ts'

test('others go first between the rows that are held against all others', async () => {
  const rows = Array.from({ length: 20 }, (_, id) => ({
    ...emptyRow,
    id: String(id),
    word: `word${id}`,
    meaning: `Meaning ${id}.`,
    example: `This is word${id} of them.`,
  }))
  await openWordList() // which rests as well when it is first made ready
  const turns = countTurns()

  await findRefusedGaps(rows, [])

  // Once for each row while its words are read, and once while it is held against the others.
  expect(turns.count).toBeGreaterThanOrEqual(2 * rows.length)
})
