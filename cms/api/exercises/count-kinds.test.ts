import { expect, test } from 'vitest'
import { exerciseKinds } from '../../contract/exercise-kinds.ts'
import { questionsOf } from '../../exercises/questions/questions-of.ts'
import { randomOf } from '../../exercises/random.ts'
import { emptyRow } from '../../exercises/rows-of-lesson.ts'
import { countTurns } from '../../exercises/server/count-turns.fixture.ts'
import { findRefusedGaps } from '../../exercises/server/find-refused-gaps.ts'
import { openWordList } from '../../exercises/server/word-list.ts'
import { countKinds } from './count-kinds.ts'

const rows = [
  ['deadline', 'scadenza', 'The last day for a piece of work.', 'The deadline for it is Friday.'],
  ['slowly', 'lentamente', 'Taking much time.', 'He walked ___ home.'],
  ['badly', '', 'Not well at all.', ''],
  ['odd', 'strano', 'Not what anybody expects.', 'An odd noise woke us up last night.'],
  ['to apologise', 'scusarsi', 'To say sorry.', 'You should apologise to your boss at once.'],
  ['odd', 'dispari', 'Of a number: not even.', 'Three is an odd number, and so is five.'],
].map(([word = '', translation = '', meaning = '', example = ''], id) => ({
  ...emptyRow,
  id: String(id),
  word,
  translation,
  meaning,
  example,
}))
const spoken = rows.map((row, at) =>
  at === 0 ? { ...row, spokenExample: 'It is on Friday.' } : row,
)

test.each([
  ['', rows],
  ['of rows with sentences to be said ', spoken],
])('what is counted %sof each kind is what can be asked', async (_of, rows) => {
  const list = await openWordList()
  const facts = Object.fromEntries(rows.map(({ id, word }) => [id, list.factsOf(word)]))
  const set = { rows, others: [], facts, nearForms: [] }

  const gaps = rows.length - (await findRefusedGaps(rows, [])).length
  const counts = await countKinds({ rows, others: [], gaps })

  expect(gaps).toBeGreaterThan(0)
  expect(counts).toEqual(
    exerciseKinds.map((kind) => ({
      kind,
      count: kind === 'list' ? rows.length : questionsOf(kind, set, randomOf('counted')).length,
    })),
  )
})

test('others go first between the rows, not only between the kinds', async () => {
  const gaps = rows.length
  const turns = countTurns()

  await countKinds({ rows: spoken, others: [], gaps })

  const kindsByRow = exerciseKinds.length - 4 // all but list, gap, matching and spoken gap
  expect(turns.count).toBeGreaterThanOrEqual(kindsByRow * rows.length)
})
