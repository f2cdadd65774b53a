import { z } from 'zod'
import type { Exercise as StoredExercise } from '../../content/payload-types.ts'
import { Exercise } from '../../contract/exercise.ts'
import { exerciseKinds } from '../../contract/exercise-kinds.ts'
import { notFound } from '../../contract/http-error.ts'
import { exerciseLimits } from '../../contract/limits.ts'
import { rowsOfExercise } from '../../exercises/rows-of-exercise.ts'
import { practiceSetOf } from '../../exercises/server/practice-set-of.ts'
import { endpoint } from '../endpoint.ts'

const ExerciseParams = z.object({
  address: z
    .string()
    .max(exerciseLimits.address)
    .regex(/^[a-z0-9-]+$/),
})

/** An exercise as whoever has its link gets it; its note for the tutor stays behind. */
export const readExercise = endpoint({
  method: 'get',
  path: '/api/exercises/:address',
  access: 'everyone',
  params: ExerciseParams,
  answer: Exercise,
  async run({ params }, { reader }) {
    const exercise = await reader.exercise(params.address)
    if (!exercise) throw notFound('Exercise')
    return presentExercise(exercise, params.address)
  },
})

function presentExercise(exercise: StoredExercise, address: string): Exercise {
  const { id, title, kinds, learnerLanguage, rows } = exercise
  const { refusedGaps: _, ...set } = practiceSetOf(rowsOfExercise(id, rows ?? []))
  return {
    id,
    address,
    title,
    // None chosen stands for all of them.
    kinds: exerciseKinds.filter((kind) => !kinds?.length || kinds.includes(kind)),
    learnerLanguage: learnerLanguage ?? '',
    ...set,
  }
}
