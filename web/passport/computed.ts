import type { Row } from '../../cms/exercises/row.ts'
import { type History, tallyOf } from './history.ts'
import { type LessonRef, outsideLessons } from './passport-event.ts'
import { bothLessons, type LessonTally, type Tally, type WordAnswer } from './tally.ts'

/**
 * Where the passport is kept: on the device, in this page alone (storage is refused or full), or not
 * at all any more, because a newer version of the site has written it.
 */
export type Keeping = 'device' | 'page' | 'newer'

/** What was done in one lesson, on all devices. */
export interface LessonProgress extends LessonRef, Omit<LessonTally, 'done'> {
  finished: { at: number; title: string } | null
  /** Whether the learner has said that it is not finished after all. */
  isTakenBack: boolean
}

/** A word that was taken up or answered; `row` is null where only answers are known. */
export interface PractisedWord extends LessonRef {
  id: string
  row: Row | null
  /** Whether it was put away after it was taken up. */
  isPutAway: boolean
  /** In the order in which they were given. */
  answers: readonly WordAnswer[]
}

/** All that can be read from the passport. */
export interface ReadyPassport {
  state: 'ready'
  keeping: Keeping
  /** The letters that this device writes with. */
  device: string
  /** Whether nothing has been opened or done yet. */
  isEmpty: boolean
  /** By lesson id. */
  lessons: ReadonlyMap<number, LessonProgress>
  /** By row id. */
  words: ReadonlyMap<string, PractisedWord>
  /** Days on the learner's calendar, and how much was done on each. */
  days: ReadonlyMap<string, number>
  /** The lesson that something was done in last. */
  last: LessonProgress | null
}

/** The passport on the server and until it has been read; and what it says then. */
export type Passport = { state: 'looking' } | ReadyPassport

interface Computing {
  history: History
  keeping: Keeping
  device: string
}

/** Computes what a passport says from what was done, and from nothing else. */
export function computed({ history, keeping, device }: Computing): ReadyPassport {
  const tally = tallyOf(history)
  const lessons = lessonsOf(tally)
  let last: LessonProgress | null = null
  for (const lesson of lessons.values()) if (!last || lesson.newest > last.newest) last = lesson
  const words = new Map(
    Object.entries(tally.words).map(([id, { ref, rowId, row, awayId, answers }]) => [
      id,
      { id, row, isPutAway: awayId > rowId, answers, ...lessonOfRef(ref) },
    ]),
  )
  const days = new Map(Object.entries(tally.days).sort())
  return {
    state: 'ready',
    keeping,
    device,
    isEmpty: !last && days.size === 0,
    lessons,
    words,
    days,
    last,
  }
}

/** By lesson, not by ref: one that was moved to another course stays one lesson. */
function lessonsOf(tally: Tally): Map<number, LessonProgress> {
  const tallies = new Map<number, { courseId: number; tally: LessonTally }>()
  for (const [ref, one] of Object.entries(tally.lessons)) {
    const { courseId, lessonId } = lessonOfRef(ref)
    if (lessonId === outsideLessons.lessonId) continue
    const other = tallies.get(lessonId)
    const isNewest = !other || other.tally.newest < one.newest
    tallies.set(lessonId, {
      courseId: isNewest ? courseId : other.courseId,
      tally: other ? bothLessons(other.tally, one) : one,
    })
  }
  return new Map(
    [...tallies].map(
      ([
        lessonId,
        {
          courseId,
          tally: { done, ...rest },
        },
      ]) => {
        const finished = done && !done.undone ? { at: done.at, title: done.title } : null
        return [
          lessonId,
          { ...rest, courseId, lessonId, finished, isTakenBack: done?.undone ?? false },
        ]
      },
    ),
  )
}

/** The lesson that an event's `ref` names. */
export function lessonOfRef(ref: string): LessonRef {
  const [courseId, lessonId] = ref.split('/').map(Number)
  return { courseId: courseId ?? 0, lessonId: lessonId ?? 0 }
}
