import pLimit from 'p-limit'
import type { PublishedLesson } from '../../certificate/mark-practice.ts'
import { isWhole } from '../../contract/lesson-rules.ts'
import type { Caller } from '../caller.ts'
import { isWithheldFrom, presentLesson } from '../lessons/present-lesson.ts'
import type { LessonRow } from '../reader/reader.ts'

/** So few at once that a long course leaves the database's connections to the pages. */
const atOnce = 4

/**
 * The lessons with the keys of their quizzes, as the caller is shown them. Only what she has practised
 * is read whole.
 */
export async function publishedLessons(
  rows: readonly LessonRow[],
  practised: ReadonlySet<number>,
  caller: Caller,
): Promise<PublishedLesson[]> {
  const limit = pLimit(atOnce)
  return Promise.all(
    rows.map((row) =>
      practised.has(row.id) ? limit(() => publishedLesson(row, caller)) : untouched(row, caller),
    ),
  )
}

async function publishedLesson(row: LessonRow, caller: Caller): Promise<PublishedLesson> {
  const document = await caller.reader.lesson(row.id, { omitsHtml: true })
  const lesson = document && presentLesson(document, caller, { omitsHtml: true })
  if (!lesson || !isWhole(lesson)) return withheld(row)
  const { id, title, quizQuestions } = lesson
  const key = quizQuestions.map(({ correctAnswer }) => correctAnswer)
  return { id, title, isWithheld: false, key }
}

/** Of a lesson that the device holds nothing of, the row says enough. */
const untouched = (row: LessonRow, caller: Caller): PublishedLesson => ({
  ...withheld(row),
  isWithheld: isWithheldFrom(caller, row),
})

const withheld = ({ id, title }: LessonRow): PublishedLesson => ({
  id,
  title: title ?? '',
  isWithheld: true,
  key: [],
})
