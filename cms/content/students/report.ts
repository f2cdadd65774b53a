import { isRight } from '../../contract/exercise-kinds.ts'
import { exerciseEventKinds } from '../../contract/student-events.ts'
import type { ExerciseReport, LessonReport, StudentReport } from '../../contract/student-report.ts'
import { documentId } from '../collections/document-id.ts'
import type { Result } from '../payload-types.ts'

type Row = Pick<
  Result,
  'id' | 'kind' | 'lesson' | 'exercise' | 'title' | 'at' | 'createdAt' | 'data'
>

/** So many answers of one exercise are told; older ones count all the same. */
const mostAnswers = 500

/**
 * What a student has sent, lesson by lesson and exercise by exercise, the newest first. First tries
 * are those that came first by her device's clock; of one moment, those that were stored first.
 */
export function reportOf(rows: readonly Row[], seenAt: string | null): StudentReport['things'] {
  const things = new Map<string, Row[]>()
  for (const row of rows.toSorted((a, b) => a.at.localeCompare(b.at) || a.id - b.id)) {
    const ofThing = things.get(keyOf(row))
    if (ofThing) ofThing.push(row)
    else things.set(keyOf(row), [row])
  }
  return [...things.values()]
    .map((ofThing) =>
      ofThing.some(isOfExercise) ? exerciseReport(ofThing, seenAt) : lessonReport(ofThing, seenAt),
    )
    .sort((a, b) => b.newestAt.localeCompare(a.newestAt))
}

/** What is gone goes by its title. */
function keyOf(row: Row): string {
  const kind = isOfExercise(row) ? 'exercise' : 'lesson'
  return `${kind} ${documentId(row.exercise) ?? documentId(row.lesson) ?? row.title}`
}

const exerciseKinds: ReadonlySet<Row['kind']> = new Set(exerciseEventKinds)
const isOfExercise = ({ kind }: Row) => exerciseKinds.has(kind)

function lessonReport(rows: readonly Row[], seenAt: string | null): LessonReport {
  const steps = ofKind(rows, 'step')
  const done = ofKind(rows, 'done').at(-1)
  return {
    of: 'lesson',
    lessonId: documentId(rows.at(-1)?.lesson),
    ...commonOf(rows, seenAt),
    stages: new Set(steps.map(({ data }) => partOf(data, 'stage'))).size,
    finishedAt: done && partOf(done.data, 'undone') !== true ? done.at : null,
    tries: ofKind(rows, 'quiz').map(tryOf),
    words: wordsOf(ofKind(rows, 'words')),
  }
}

function exerciseReport(rows: readonly Row[], seenAt: string | null): ExerciseReport {
  const answered = ofKind(rows, 'answered')
  const sittings = ofKind(rows, 'finished').toReversed()
  return {
    of: 'exercise',
    exerciseId: documentId(rows.at(-1)?.exercise),
    ...commonOf(rows, seenAt),
    timesOpened: ofKind(rows, 'opened').length,
    finishedAt: sittings[0]?.at ?? null,
    sittings: sittings.map(({ at, data }) => ({
      at,
      how: textOf(partOf(data, 'how')),
      right: numberOf(partOf(data, 'right')),
      total: numberOf(partOf(data, 'total')),
    })),
    words: wordsOf(answered),
    answers: answered.toReversed().slice(0, mostAnswers).map(answerOf),
  }
}

const answerOf = ({ at, data }: Row) => ({
  at,
  word: textOf(partOf(data, 'word')),
  how: textOf(partOf(data, 'how')),
  answer: textOf(partOf(data, 'answer')),
  verdict: textOf(partOf(data, 'verdict')),
  isOlder: partOf(data, 'isOlder') === true,
})

const commonOf = (rows: readonly Row[], seenAt: string | null) => ({
  title: rows.at(-1)?.title ?? '',
  openedAt: rows[0]?.at ?? null,
  newestAt: rows.at(-1)?.at ?? '',
  isNew: rows.some(({ createdAt }) => seenAt === null || createdAt > seenAt),
})

const ofKind = (rows: readonly Row[], kind: Row['kind']) => rows.filter((row) => row.kind === kind)

function tryOf({ at, data }: Row): LessonReport['tries'][number] {
  const items = partOf(data, 'items')
  return {
    at,
    right: numberOf(partOf(data, 'right')),
    total: numberOf(partOf(data, 'total')),
    items: Array.isArray(items) ? items.map(itemOf) : [],
    isOlder: partOf(data, 'isOlder') === true,
  }
}

const itemOf = (item: unknown) => ({
  question: textOf(partOf(item, 'question')),
  answer: textOf(partOf(item, 'answer')),
  right: textOf(partOf(item, 'right')),
  isRight: partOf(item, 'isRight') === true,
})

function wordsOf(rows: readonly Row[]): LessonReport['words'] {
  const all = [...triesOfWords(rows)]
  const missed = all
    .map(([word, verdicts]) => ({ word, times: verdicts.filter(isMissed).length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
  const rightAtFirst = all.filter(([, [first]]) => isRight(first)).length
  return { asked: all.length, rightAtFirst, missed }
}

/** The first tries of each word, one of each time that it was asked, the oldest first. */
function triesOfWords(rows: readonly Row[]): Map<string, string[]> {
  const verdicts = new Map<string, string[]>()
  for (const { data } of rows.filter((row) => !isOtherOrder(row))) {
    const word = textOf(partOf(data, 'word'))
    const ofWord = verdicts.get(word) ?? []
    ofWord.push(textOf(partOf(data, 'verdict')))
    verdicts.set(word, ofWord)
  }
  return verdicts
}

/** Another form of the word is asked again. */
export const isMissed = (verdict: string) => verdict === 'wrong' || verdict === 'form'

/** Another order of a sentence may be English, too, which nobody here knows. */
const isOtherOrder = ({ data }: Row) =>
  partOf(data, 'how') === 'order' && partOf(data, 'verdict') === 'form'

const partOf = (data: unknown, name: string): unknown => Object(data)[name]
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
