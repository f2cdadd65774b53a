import { z } from 'zod'
import type { Exercise } from '../../content/payload-types.ts'
import { notFound } from '../../contract/http-error.ts'
import { exerciseLimits } from '../../contract/limits.ts'
import type { Row } from '../../exercises/row.ts'
import { rowsOfExercise } from '../../exercises/rows-of-exercise.ts'
import type { Caller } from '../caller.ts'

export const ExerciseParams = z.object({
  address: z
    .string()
    .max(exerciseLimits.address)
    .regex(/^[a-z0-9-]+$/),
})

/**
 * An exercise that the caller may read, with its words.
 * @throws HttpError 404.
 */
export async function findExercise(
  address: string,
  { reader }: Caller,
): Promise<{ exercise: Exercise; rows: Row[] }> {
  const exercise = await reader.exercise(address)
  if (!exercise) throw notFound('Exercise')
  return { exercise, rows: rowsOfExercise(exercise.id, exercise.rows ?? []) }
}
