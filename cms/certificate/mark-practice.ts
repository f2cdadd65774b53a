import type { PractisedAt } from './practised-days.ts'

/** A lesson as it is published now, as far as the one who asks may see it. */
export interface PublishedLesson {
  id: number
  title: string
  /** Premium, and not open to the one who asks: nothing of its quiz is looked at. */
  isWithheld: boolean
  /** The right option of each question. */
  key: readonly number[]
}

/** What a device holds of one lesson. */
export interface LessonPractice {
  lessonId: number
  /** Each time that the quiz was submitted, with the option chosen at each question. */
  tries: readonly (PractisedAt & { answers: readonly number[] })[]
  /** When the lesson was finished, for one without a quiz. */
  doneAt?: number | undefined
  /** The day of it on her calendar. */
  doneDay?: string | undefined
}

/** Why a lesson does not count yet. */
export type Lack = 'withheld' | 'not finished' | 'not all right' | 'changed'

export interface MissingLesson {
  lesson: Pick<PublishedLesson, 'id' | 'title'>
  lack: Lack
}

export interface Marked {
  missing: MissingLesson[]
  questions: number
  firstTry: number
  /** Every moment that counts, by the device's clock. */
  moments: PractisedAt[]
}

/**
 * Marks what a device holds against the lessons as they are. A lesson counts when each question of
 * its quiz was right in one try or another, one without a quiz when it was finished (decision 92).
 */
export function markPractice(
  lessons: readonly PublishedLesson[],
  practice: readonly LessonPractice[],
): Marked {
  const held = new Map(practice.map((item) => [item.lessonId, item]))
  const marked: Marked = { missing: [], questions: 0, firstTry: 0, moments: [] }
  for (const lesson of lessons) {
    const result = markLesson(lesson, held.get(lesson.id))
    if (typeof result === 'string') {
      marked.missing.push({ lesson: { id: lesson.id, title: lesson.title }, lack: result })
      continue
    }
    marked.questions += lesson.key.length
    marked.firstTry += result.firstTry
    marked.moments.push(...result.moments)
  }
  return marked
}

function markLesson(
  { isWithheld, key }: PublishedLesson,
  practice: LessonPractice | undefined,
): Lack | Pick<Marked, 'firstTry' | 'moments'> {
  if (isWithheld) return 'withheld'
  if (!practice) return 'not finished'
  const { tries, doneAt, doneDay } = practice
  if (key.length === 0) {
    return doneAt === undefined
      ? 'not finished'
      : { firstTry: 0, moments: [{ at: doneAt, day: doneDay }] }
  }
  if (tries.length === 0) return 'not finished'
  const fitting = tries
    .filter(({ answers }) => answers.length === key.length)
    .toSorted((a, b) => a.at - b.at)
  const [first] = fitting
  if (!first) return 'changed'
  const isRight = (index: number) => fitting.some(({ answers }) => answers[index] === key[index])
  if (!key.every((_, index) => isRight(index))) return 'not all right'
  const firstTry = key.filter((right, index) => first.answers[index] === right).length
  return { firstTry, moments: fitting.map(({ at, day }) => ({ at, day })) }
}
