import { z } from 'zod'

/** Where exercises go out as one file, and come in. */
export const exerciseArchives = {
  all: '/api/exercise-archives',
  one: (id: number | ':exerciseId') => `/api/exercise-archives/${id}`,
} as const

/** What came of the import of an archive. `title` is '' where a draft has none yet. */
export const ImportedExercises = z.object({
  exercises: z.array(z.object({ id: z.int().positive(), title: z.string() })),
})
export type ImportedExercises = z.infer<typeof ImportedExercises>
