import type { ExerciseKind } from '../../../cms/contract/exercise-kinds.ts'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'
import { isSitting, type Sitting } from './sitting-rules.ts'

/** A choice of exercises: one kind, or several that climb from gentle to hard. */
export type Choice = ExerciseKind | 'mixed'

/** Whose words are practised: a lesson's id, or `e` and that of an exercise. */
export type Owner = number | `e${number}`

/** What a sitting is made of; made again of the same, it is the same. */
export interface Plan {
  choice: Choice
  /** The rows to practise; null for all. */
  only: readonly string[] | null
  seed: string
}

export interface StoredSitting {
  plan: Plan
  /** The words it was made of: those of a lesson that was edited meanwhile are others. */
  words: string
  sitting: Sitting
}

/** The tab keeps one sitting for each lesson or exercise and choice, until it is closed. */
const keyOf = (owner: Owner, choice: Choice) => `exercise/${owner}/${choice}`

export const storeSitting = (owner: Owner, stored: StoredSitting) =>
  tabStorage.write(keyOf(owner, stored.plan.choice), JSON.stringify(stored))

export const forgetSitting = (owner: Owner, choice: Choice) =>
  tabStorage.remove(keyOf(owner, choice))

/** The sitting that was left; null where there is none, or one that is no longer understood. */
export function storedSitting(owner: Owner, choice: Choice): StoredSitting | null {
  const stored = parsedJson(tabStorage.read(keyOf(owner, choice)))
  return isStored(stored) && stored.plan.choice === choice ? stored : null
}

function isStored(stored: unknown): stored is StoredSitting {
  return (
    isObject(stored) &&
    typeof stored.words === 'string' &&
    isObject(stored.plan) &&
    typeof stored.plan.choice === 'string' &&
    typeof stored.plan.seed === 'string' &&
    (stored.plan.only === null || Array.isArray(stored.plan.only)) &&
    isSitting(stored.sitting)
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
