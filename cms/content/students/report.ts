import type { LessonReport } from '../../contract/student-report.ts'
import type { Result } from '../payload-types.ts'

type Row = Pick<Result, 'kind' | 'lesson' | 'title' | 'at' | 'createdAt' | 'data'>

/**
 * What a student has sent, lesson by lesson, the newest first. First tries are those that came first
 * by her device's clock.
 */
export function reportOf(rows: readonly Row[], seenAt: string | null): LessonReport[] {
  const lessons = new Map<string, Row[]>()
  for (const row of rows.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const key = String(lessonIdOf(row) ?? row.title)
    lessons.set(key, [...(lessons.get(key) ?? []), row])
  }
  return [...lessons.values()]
    .map((ofLesson) => lessonReport(ofLesson, seenAt))
    .sort((a, b) => b.newestAt.localeCompare(a.newestAt))
}

function lessonReport(rows: readonly Row[], seenAt: string | null): LessonReport {
  const last = rows.at(-1)
  const steps = rows.filter(({ kind }) => kind === 'step')
  const done = rows.findLast(({ kind }) => kind === 'done')
  return {
    lessonId: (last && lessonIdOf(last)) ?? null,
    title: last?.title ?? '',
    openedAt: rows[0]?.at ?? null,
    newestAt: last?.at ?? '',
    stages: new Set(steps.map(({ data }) => partOf(data, 'stage'))).size,
    finishedAt: done && partOf(done.data, 'undone') !== true ? done.at : null,
    tries: rows.filter(({ kind }) => kind === 'quiz').map(tryOf),
    words: wordsOf(rows.filter(({ kind }) => kind === 'words')),
    isNew: rows.some(({ createdAt }) => seenAt === null || createdAt > seenAt),
  }
}

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
  const verdicts = new Map<string, string[]>()
  for (const { data } of rows) {
    const word = textOf(partOf(data, 'word'))
    verdicts.set(word, [...(verdicts.get(word) ?? []), textOf(partOf(data, 'verdict'))])
  }
  const all = [...verdicts]
  const missed = all
    .map(([word, given]) => ({ word, times: given.filter((one) => one === 'wrong').length }))
    .filter(({ times }) => times > 0)
    .sort((a, b) => b.times - a.times)
  const rightAtFirst = all.filter(([, [first]]) => first === 'right' || first === 'slip').length
  return { asked: all.length, rightAtFirst, missed }
}

const lessonIdOf = ({ lesson }: Pick<Row, 'lesson'>): number | null =>
  typeof lesson === 'number' ? lesson : (lesson?.id ?? null)

const partOf = (data: unknown, name: string): unknown => Object(data)[name]
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown) => (typeof value === 'number' ? value : 0)
