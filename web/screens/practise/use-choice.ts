import { useSearchParams } from 'react-router-dom'
import { type ExerciseKind, exerciseKinds } from '../../../cms/contract/exercise-kinds.ts'
import type { Choice } from '../../features/exercise/stored-sitting.ts'
import { useHasScript } from '../../ui/use-has-script.ts'

const parameter = 'exercise'

/** What an address says of the exercise that was begun. */
export const exerciseSearch = (choice: Choice) => `?${parameter}=${choice}`

/**
 * The exercise that was begun; null while one is chosen. It stands in the address, so that the way
 * back and a reload keep it; the server knows nothing of it and draws the words.
 */
export function useChoice(kinds: readonly ExerciseKind[] = exerciseKinds): Choice | null {
  const [search] = useSearchParams()
  const hasScript = useHasScript()
  const text = search.get(parameter)
  const choices: readonly Choice[] = ['mixed', ...kinds]
  return hasScript ? (choices.find((choice) => choice === text) ?? null) : null
}
