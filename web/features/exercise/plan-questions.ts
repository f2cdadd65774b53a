import { type ExerciseKind, exerciseKinds } from '../../../cms/contract/exercise-kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import type { Question } from '../../../cms/exercises/questions/question.ts'
import { questionsOf } from '../../../cms/exercises/questions/questions-of.ts'
import { randomOf } from '../../../cms/exercises/random.ts'
import { rowIdsOf } from './question-rules.ts'
import type { Plan } from './stored-sitting.ts'

/** Nobody answers more at a sitting; boards count as one question and hold up to eight words. */
export const mostQuestions = 20

/** How many questions of each kind a mixed sitting has, from the gentlest kind to the hardest. */
const shares: Partial<Record<ExerciseKind, number>> = {
  flashcards: 4,
  matching: 1,
  choice: 4,
  gap: 4,
  'spoken-gap': 1,
  dictation: 2,
  order: 2,
  translate: 3,
  say: 1,
}

/** The questions of a sitting; the same plan of the same words has the same questions. */
export function planQuestions(set: PracticeSet, plan: Plan): Question[] {
  const { choice, only } = plan
  const questions =
    choice === 'mixed' ? mixed(questionsByKind(set, plan)) : ofKind(choice, set, plan)
  // A word alone makes no board: it is asked for as a card.
  if (questions.length > 0 || only === null) return questions
  return ofKind('flashcards', set, plan)
    .concat(ofKind('list', set, plan))
    .slice(0, only.length)
}

type Chance = Pick<Plan, 'only' | 'seed'>

interface OfKind {
  kind: ExerciseKind
  questions: readonly Question[]
}

/** What a sitting of each kind alone would ask, in the order from gentle to hard. */
export const questionsByKind = (set: PracticeSet, chance: Chance): OfKind[] =>
  (set.kinds ?? exerciseKinds).map((kind) => ({ kind, questions: ofKind(kind, set, chance) }))

function ofKind(kind: ExerciseKind, set: PracticeSet, { only, seed }: Chance): Question[] {
  const random = randomOf(`${seed} ${kind}`)
  // Boards and lists are made of the words themselves, the others look at all words for wrong ones.
  const isOfWhole = kind === 'matching' || kind === 'list'
  const rows = set.rows.filter(({ id }) => only === null || only.includes(id))
  const questions = questionsOf(kind, isOfWhole ? { ...set, rows } : set, random)
  return questions
    .filter((question) => rowIdsOf(question).every((id) => only === null || only.includes(id)))
    .slice(0, mostQuestions)
}

/** Some of each kind, spread over the words so that each comes up before any comes up again. */
export function mixed(all: readonly OfKind[]): Question[] {
  const asked = new Map<string, number>()
  const timesAsked = (question: Question) =>
    Math.max(...rowIdsOf(question).map((id) => asked.get(id) ?? 0))
  const sum = all.reduce((total, { kind }) => total + (shares[kind] ?? 0), 0)
  // Where few kinds are offered, there is more of each.
  const times = Math.max(1, Math.floor(mostQuestions / Math.max(1, sum)))
  return all.flatMap(({ kind, questions }) => {
    const waiting = [...questions]
    const taken: Question[] = []
    for (let left = (shares[kind] ?? 0) * times; left > 0 && waiting.length > 0; left -= 1) {
      const least = Math.min(...waiting.map(timesAsked))
      const at = waiting.findIndex((question) => timesAsked(question) === least)
      const [question] = waiting.splice(at, 1)
      if (!question) break
      taken.push(question)
      for (const id of rowIdsOf(question)) asked.set(id, (asked.get(id) ?? 0) + 1)
    }
    return taken
  })
}
