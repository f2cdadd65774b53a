import type { ExerciseKind, Verdict } from '../../../../cms/contract/exercise-kinds.ts'
import { studyDayOf } from './study-day.ts'

/** One answer to a word, as the passport has it. */
export interface Answer {
  at: number
  how: ExerciseKind
  verdict: Verdict
}

/** What a word was worth on one day. No answer is worth 'easy': that, nobody can tell from outside. */
export type Grade = 'again' | 'hard' | 'good'

export interface GradedDay {
  day: number
  grade: Grade
  /** The word was found, in whatever form; until then it belongs to today's sitting. */
  isSettled: boolean
}

/** Ways of practising in which nothing is asked: looking at a word is no answer. */
const unasked: readonly ExerciseKind[] = ['list', 'flashcards']

/**
 * What a word was worth on each day, the oldest first, by the first try of the day: right at once is
 * good, a slip of the pen or another form of the word is hard, wrong is again, however often it is
 * asked for afterwards.
 */
export function gradesOf(answers: readonly Answer[]): GradedDay[] {
  const days = new Map<number, Verdict[]>()
  const given = answers.filter(({ how, verdict }) => !unasked.includes(how) && verdict !== 'empty')
  for (const { at, verdict } of given.toSorted((one, other) => one.at - other.at)) {
    const day = studyDayOf(at)
    days.set(day, [...(days.get(day) ?? []), verdict])
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, verdicts]) => ({
      day,
      grade: gradeOf(verdicts[0]),
      isSettled: verdicts.some((verdict) => verdict !== 'wrong'),
    }))
}

function gradeOf(first: Verdict | undefined): Grade {
  if (first === 'right') return 'good'
  return first === 'slip' || first === 'form' ? 'hard' : 'again'
}
