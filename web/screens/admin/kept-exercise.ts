import { keptForAdmins, useKept } from '../../data/kept-for-admin.ts'
import { type ExerciseDraft, newDraft } from './exercise-draft.ts'
import type { Published } from './exercise-link.tsx'

/** An exercise from the first words to its link. */
export interface KeptExercise {
  draft: ExerciseDraft
  /** It is on its way to the server. */
  isPublishing: boolean
  /** What has come of it; null as long as it is made. */
  made: Published | null
  /** Why it is not published. */
  problem: string
}

const kept = keptForAdmins<KeptExercise>(
  () => ({ draft: newDraft, isPublishing: false, made: null, problem: '' }),
  ({ draft: { box }, isPublishing }) =>
    isPublishing || box.rows.length > 0 || box.text.trim() !== '',
)

/** What an admin is making, over a look at another screen. */
export const useKeptExercise = () => useKept(kept)
