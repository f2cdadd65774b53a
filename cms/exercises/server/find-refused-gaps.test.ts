import { expect, onTestFinished, test, vi } from 'vitest'
import { emptyRow } from '../rows-of-lesson.ts'
import { findRefusedGaps } from './find-refused-gaps.ts'

test('others go first between the rows that are held against all others', async () => {
  const rows = Array.from({ length: 20 }, (_, id) => ({
    ...emptyRow,
    id: String(id),
    word: `word${id}`,
    meaning: `Meaning ${id}.`,
    example: `This is word${id} of them.`,
  }))
  let ms = 0
  vi.spyOn(performance, 'now').mockImplementation(() => {
    ms += 10
    return ms
  })
  onTestFinished(() => void vi.restoreAllMocks())
  let turns = 0
  let waiting = setImmediate(function count() {
    turns += 1
    waiting = setImmediate(count)
  })
  onTestFinished(() => clearImmediate(waiting))

  await findRefusedGaps(rows, [])

  // Once for each row while its words are read, and once while it is held against the others.
  expect(turns).toBeGreaterThanOrEqual(2 * rows.length)
})
