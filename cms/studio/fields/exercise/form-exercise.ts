import { z } from 'zod'
import { exerciseKinds } from '../../../contract/exercise-kinds.ts'

/** A form knows fields that are empty as undefined, null or ''; lists without rows as 0. */
const text = z.string().catch('')

/** An exercise's words as the studio's form has them at this moment, saved or not. */
const FormExercise = z.object({
  rows: z
    .array(
      z.object({
        word: text,
        translation: text,
        meaning: text,
        example: text,
        spokenExample: text,
      }),
    )
    .catch([]),
  kinds: z.array(z.enum(exerciseKinds)).catch([]),
})

export type FormExercise = z.infer<typeof FormExercise>

export const readFormExercise = (data: unknown): FormExercise => FormExercise.parse(data)
