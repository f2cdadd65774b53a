import { type ExerciseKind, exerciseKinds } from '../../contract/exercise-kinds.ts'
import { choiceQuestion } from '../../exercises/questions/choice-questions.ts'
import { promptOf } from '../../exercises/questions/prompt-of.ts'
import { questionsOf } from '../../exercises/questions/questions-of.ts'
import { randomOf } from '../../exercises/random.ts'
import type { Row } from '../../exercises/row.ts'
import { paced } from '../../exercises/server/pace.ts'
import { openWordList } from '../../exercises/server/word-list.ts'

interface Counted {
  rows: readonly Row[]
  others: readonly Row[]
  /** How many of the rows a gap can be made of; that was found out before. */
  gaps: number
}

/** How many questions of each kind the rows can be asked; of the list, how many words it has. */
export async function countKinds({
  rows,
  others,
  gaps,
}: Counted): Promise<{ kind: ExerciseKind; count: number }[]> {
  const list = await openWordList()
  const facts = Object.fromEntries(
    [...rows, ...others].map(({ id, word }) => [id, list.factsOf(word)]),
  )
  const set = { rows, others, facts, nearForms: [] }
  const random = randomOf('counted')
  // Without sentences of their own, spoken gaps are made of the same ones.
  const hasSpoken = rows.some(({ spokenExample }) => spokenExample.trim() !== '')
  const pace = paced()

  async function among(isAsked: (row: Row) => boolean) {
    let count = 0
    for (const row of rows) {
      if (isAsked(row)) count += 1
      if (pace.isDue()) await pace.rest()
    }
    return count
  }

  async function countOf(kind: ExerciseKind) {
    if (kind === 'list') return rows.length
    if (kind === 'gap' || (kind === 'spoken-gap' && !hasSpoken)) return gaps
    if (kind === 'choice') return among((row) => choiceQuestion(row, set, random) !== null)
    if (kind === 'matching' || kind === 'spoken-gap') return questionsOf(kind, set, random).length
    // Whether a row is asked for depends on no other.
    return among((row) => questionsOf(kind, { ...set, rows: [row] }, random).length > 0)
  }

  for (const row of [...rows, ...others]) {
    promptOf(row) // the dearest part of what is compared below, and kept
    if (pace.isDue()) await pace.rest()
  }
  const counts = []
  for (const kind of exerciseKinds) {
    counts.push({ kind, count: await countOf(kind) })
    if (pace.isDue()) await pace.rest()
  }
  return counts
}
