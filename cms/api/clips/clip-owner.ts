import { z } from 'zod'
import type { Caller } from '../caller.ts'
import { ExerciseParams, findExercise } from '../exercise-pages/find-exercise.ts'
import { LessonParams } from '../lessons/lesson-reads.ts'
import type { ClipOwner } from '../reader/reader.ts'
import { findOpenLesson } from '../take-home/find-open-lesson.ts'

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
