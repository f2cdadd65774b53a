import { type ExerciseKind, exerciseKinds } from '../../contract/exercise-kinds.ts'
import { questionsOf } from '../../exercises/questions/questions-of.ts'
import { randomOf } from '../../exercises/random.ts'
import type { Row } from '../../exercises/row.ts'
import { paced } from '../../exercises/server/pace.ts'
import { openWordList } from '../../exercises/server/word-list.ts'

/** How many questions of each kind the rows can be asked; of the list, how many words it has. */
export async function countKinds(
  rows: readonly Row[],
  others: readonly Row[],
): Promise<{ kind: ExerciseKind; count: number }[]> {
  const list = await openWordList()
  const facts = Object.fromEntries(
    [...rows, ...others].map(({ id, word }) => [id, list.factsOf(word)]),
  )
  const set = { rows, others, facts, nearForms: [] }
  const pace = paced()
  const counts = []
  for (const kind of exerciseKinds) {
    const { length } = questionsOf(kind, set, randomOf('counted'))
    counts.push({ kind, count: kind === 'list' ? rows.length : length })
    if (pace.isDue()) await pace.rest()
  }
  return counts
}
