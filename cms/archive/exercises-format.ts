import { z } from 'zod'
import { ClipFile, formatVersion, Manifest } from './archive-format.ts'

/** Exercises in a file of their own: they belong to no course (decision 155). */
export const exercisesFormat = 'english-tutor-exercises'

/** The list of all that is in the archive. */
export const exercisesManifest = 'exercises.json'

const ExerciseFile = z
  .string()
  .regex(
    /^exercises\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/,
    'An exercise needs a name such as exercises/001-words.json.',
  )

export const ExercisesManifest = z.object({
  format: z.literal(exercisesFormat),
  version: z.literal(formatVersion),
  exportedAt: z.iso.datetime(),
  /** The files of the exercises, the latest change first. */
  exercises: z.array(ExerciseFile).min(1),
  clips: z.array(
    z.strictObject({
      file: ClipFile,
      /** The exercise's file. */
      exercise: ExerciseFile,
      word: z.string(),
    }),
  ),
  files: Manifest.shape.files,
})
export type ExercisesManifest = z.infer<typeof ExercisesManifest>
