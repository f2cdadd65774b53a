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

/** Ways in which the word itself stands there: it is known again, and not remembered. */
const recognising: readonly ExerciseKind[] = ['matching', 'choice']

/** Whether it tells anything of a word; another order of its sentence may be English as well. */
export const isAnswer = ({ how, verdict }: Pick<Answer, 'how' | 'verdict'>): boolean =>
  !unasked.includes(how) && verdict !== 'empty' && !(how === 'order' && verdict === 'form')

/**
 * What a word was worth on each day, the oldest first, by the first try of the day that had to
 * remember it, or else the first one: right at once is good, a slip of the pen or another form of
 * the word is hard, wrong is again, however often it is asked for afterwards.
 */
export function gradesOf(answers: readonly Answer[]): GradedDay[] {
  const days = new Map<number, Answer[]>()
  for (const answer of answers.filter(isAnswer).toSorted((one, other) => one.at - other.at)) {
    const day = studyDayOf(answer.at)
    days.set(day, [...(days.get(day) ?? []), answer])
  }
  return [...days]
    .sort(([one], [other]) => one - other)
    .map(([day, given]) => {
      const recall = given.findIndex(({ how }) => !recognising.includes(how))
      const counted = given.slice(Math.max(0, recall))
      return {
        day,
        grade: gradeOf(counted[0]?.verdict),
        isSettled: counted.some(({ verdict }) => verdict !== 'wrong'),
      }
    })
}

function gradeOf(first: Verdict | undefined): Grade {
  if (first === 'right') return 'good'
  return first === 'slip' || first === 'form' ? 'hard' : 'again'
}
