import type { Row } from '../../../../cms/exercises/row.ts'
import { type Answer, type GradedDay, gradesOf } from './grades.ts'
import { type Memory, memoryOf } from './memory.ts'
import { type Rung, rungOf } from './rung.ts'

/** A word as the passport has it. */
export interface PassportWord {
  /** Null where the word was answered somewhere and never taken up, or was put away. */
  row: Row | null
  courseId: number
  lessonId: number
  answers: readonly Answer[]
}

/** A word that was taken up, and all that follows from what was answered. */
export interface KeptWord {
  row: Row
  courseId: number
  lessonId: number
  days: readonly GradedDay[]
  memory: Memory | null
  rung: Rung
}

/** The words that were taken up, in the order of the passport. */
export function keptWords(words: Iterable<PassportWord>): KeptWord[] {
  return [...words].flatMap(({ row, courseId, lessonId, answers }) =>
    row ? [{ row, courseId, lessonId, ...stateOf(row.id, answers) }] : [],
  )
}

type State = Pick<KeptWord, 'days' | 'memory' | 'rung'>

/** An answer changes one word: the others are not computed anew. */
function stateOf(id: string, answers: readonly Answer[]): State {
  const said = answers.map(({ at, how, verdict }) => `${at} ${how} ${verdict}`).join()
  const known = states.get(id)
  if (known?.said === said) return known.state
  const days = gradesOf(answers)
  const state = { days, memory: memoryOf(id, days), rung: rungOf(days) }
  states.set(id, { said, state })
  return state
}

const states = new Map<string, { said: string; state: State }>()
