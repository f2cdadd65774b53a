import type { ExerciseKind, Verdict } from '../../cms/contract/exercise-kinds.ts'
import type { Row } from '../../cms/exercises/row.ts'
import { timeOfId } from './event-id.ts'
import type { PassportEvent, WordsEvent } from './passport-event.ts'

/** One submission of a quiz; `order` is where it stands among all that was done. */
export interface QuizTry {
  order: number
  at: number
  answers: readonly number[]
  right: number
  total: number
}

/** One answer to a word. */
export interface WordAnswer {
  order: number
  at: number
  how: ExerciseKind
  verdict: Verdict
}

/** What one device did in one lesson. */
export interface LessonTally {
  firstAt: number
  lastAt: number
  /** The id of the newest event. */
  newest: string
  /** The stage that was opened last, '' for none. */
  stage: string
  stages: readonly string[]
  tries: readonly QuizTry[]
  spoken: number
  /** The newest word on whether the lesson is finished. */
  done: { id: string; at: number; title: string; undone: boolean } | null
}

/** What one device did with one word. */
export interface WordTally {
  ref: string
  /** The id of the event that brought the newest row, '' for none. */
  rowId: string
  row: Row | null
  /** The id of the event that put the word away last, '' for none. */
  awayId: string
  answers: readonly WordAnswer[]
}

/** What is kept of events: by lesson, by word, and how much was done on each day, looking left out. */
export interface Tally {
  lessons: Readonly<Record<string, LessonTally>>
  words: Readonly<Record<string, WordTally>>
  days: Readonly<Record<string, number>>
}

export const emptyTally: Tally = { lessons: {}, words: {}, days: {} }

/** Adds events of one device, in the order of their ids. */
export function tallied(tally: Tally, events: readonly PassportEvent[]): Tally {
  const lessons = { ...tally.lessons }
  const words = { ...tally.words }
  const days = { ...tally.days }
  for (const event of events) {
    lessons[event.ref] = withEvent(lessons[event.ref], event)
    // To have opened a stage is to have looked (decision 79).
    if (event.kind === 'step') continue
    const day = dayOf(event.at)
    days[day] = (days[day] ?? 0) + 1
    if (event.kind === 'words') {
      const word = wordOf(event)
      words[word] = withWord(words[word], event)
    }
  }
  return { lessons, words, days }
}

function wordOf({ data }: WordsEvent): string {
  if ('row' in data) return data.row.id
  return 'word' in data ? data.word : data.putAway
}

function withWord(known: WordTally | undefined, { id, at, ref, data }: WordsEvent): WordTally {
  const word = known ?? { ref, rowId: '', row: null, awayId: '', answers: [] }
  if ('row' in data) return { ...word, ref, rowId: id, row: data.row }
  if ('putAway' in data) return { ...word, awayId: id }
  const answer = { order: timeOfId(id), at, how: data.how, verdict: data.verdict }
  return { ...word, answers: [...word.answers, answer] }
}

function withEvent(known: LessonTally | undefined, event: PassportEvent): LessonTally {
  const { id, at, kind, data } = event
  const lesson = known ?? { ...untouched, firstAt: at }
  const next = { ...lesson, lastAt: at, newest: id }
  if (kind === 'step') {
    const { stage } = data
    return { ...next, stage, stages: withOnce(lesson.stages, stage) }
  }
  if (kind === 'quiz') {
    return { ...next, tries: [...lesson.tries, { order: timeOfId(id), at, ...data }] }
  }
  if (kind === 'spoken') return { ...next, spoken: lesson.spoken + 1 }
  if (kind === 'done') {
    return { ...next, done: { id, at, title: data.title, undone: data.undone ?? false } }
  }
  return next
}

const untouched: Omit<LessonTally, 'firstAt'> = {
  lastAt: 0,
  newest: '',
  stage: '',
  stages: [],
  tries: [],
  spoken: 0,
  done: null,
}

/** What several devices did, together; the order in which they are given changes nothing. */
export function together(tallies: readonly Tally[]): Tally {
  return {
    lessons: joined(
      tallies.map(({ lessons }) => lessons),
      bothLessons,
    ),
    words: joined(
      tallies.map(({ words }) => words),
      bothWords,
    ),
    days: joined(
      tallies.map(({ days }) => days),
      (one, other) => one + other,
    ),
  }
}

function joined<Value>(
  records: readonly Readonly<Record<string, Value>>[],
  both: (one: Value, other: Value) => Value,
): Record<string, Value> {
  const all = new Map<string, Value>()
  for (const [key, value] of records.flatMap((record) => Object.entries(record))) {
    const known = all.get(key)
    all.set(key, known === undefined ? value : both(known, value))
  }
  return Object.fromEntries(all)
}

/** What was done in one lesson at two places. */
export function bothLessons(one: LessonTally, other: LessonTally): LessonTally {
  const [older, newer] = one.newest < other.newest ? [one, other] : [other, one]
  const done = (older.done?.id ?? '') > (newer.done?.id ?? '') ? older.done : newer.done
  return {
    firstAt: Math.min(one.firstAt, other.firstAt),
    lastAt: newer.lastAt,
    newest: newer.newest,
    stage: newer.stage || older.stage,
    stages: newer.stages.reduce(withOnce, older.stages),
    tries: inOrder([...older.tries, ...newer.tries]),
    spoken: one.spoken + other.spoken,
    done,
  }
}

function bothWords(one: WordTally, other: WordTally): WordTally {
  const newer = one.rowId > other.rowId ? one : other
  const { awayId } = one.awayId > other.awayId ? one : other
  return { ...newer, awayId, answers: inOrder([...one.answers, ...other.answers]) }
}

const inOrder = <Happening extends { order: number; at: number }>(all: readonly Happening[]) =>
  [...all].sort((one, other) => one.order - other.order || one.at - other.at)

const withOnce = (all: readonly string[], one: string): readonly string[] =>
  all.includes(one) ? all : [...all, one]

/** The day on the learner's own calendar, such as '2026-11-22'. */
export function dayOf(at: number): string {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
