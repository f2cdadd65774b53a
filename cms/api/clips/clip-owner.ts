import { z } from 'zod'
import { slugify } from '../../content/fields/slug.ts'
import { apiPaths } from '../../contract/paths.ts'
import type { Row } from '../../exercises/row.ts'
import type { Caller } from '../caller.ts'
import { findCourseRow } from '../courses/find-course.ts'
import { ExerciseParams, findExercise } from '../exercise-pages/find-exercise.ts'
import { wordsOf } from '../exercises/words-of.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import type { ClipOwner } from '../reader/reader.ts'
import { findOpenLesson } from '../take-home/find-open-lesson.ts'

/** The words of a lesson have clips, and those of an exercise. */
export const clipOwners = [apiPaths.lesson(':lessonId'), `${apiPaths.exercises}/:address`]

/** What an address below a lesson or below an exercise names. */
export const OwnerParams = z.union([LessonParams, ExerciseParams])
export type OwnerParams = z.infer<typeof OwnerParams>

/**
 * The lesson or the exercise whose words the caller may hear.
 * @throws HttpError 404, and 403 where a premium lesson is withheld (decision 13).
 */
export async function findOwner(params: OwnerParams, caller: Caller): Promise<ClipOwner> {
  if ('lessonId' in params) return { lesson: (await findOpenLesson(params.lessonId, caller)).id }
  return { exercise: (await findExercise(params.address, caller)).exercise.id }
}

/** The words of a lesson or an exercise, and what their files are called. */
export interface WordList {
  owner: ClipOwner
  rows: readonly Row[]
  /** The deck's name in Anki, and the words by which its notes are found. */
  deck: string
  tags: readonly string[]
  fileName: string
}

export async function findWordList(params: OwnerParams, caller: Caller): Promise<WordList> {
  if (!('lessonId' in params)) {
    const { exercise, rows } = await findExercise(params.address, caller)
    const { id, title } = exercise
    return {
      owner: { exercise: id },
      rows,
      deck: title,
      tags: [title],
      fileName: slugify(title) || 'exercise',
    }
  }
  const lesson = await findOpenLesson(params.lessonId, caller)
  const { name } = await findCourseRow(lesson.courseId, caller)
  const { id, lessonNumber, title } = lesson
  return {
    owner: { lesson: id },
    rows: await wordsOf(lesson),
    deck: `${name}::${lessonNumber} ${title}`,
    tags: [name, `Lesson ${lessonNumber}`],
    fileName: [`lesson-${lessonNumber}`, slugify(title)].filter(Boolean).join('-'),
  }
}
