import type { ExerciseKind } from '../../../cms/exercises/kinds.ts'
import { tabStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'
import { isSitting, type Sitting } from './sitting-rules.ts'

/** A choice of exercises: one kind, or several that climb from gentle to hard. */
export type Choice = ExerciseKind | 'mixed'

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

/** The tab keeps one sitting for each lesson and choice, until it is closed. */
const keyOf = (lessonId: number, choice: Choice) => `exercise/${lessonId}/${choice}`

export const storeSitting = (lessonId: number, stored: StoredSitting) =>
  tabStorage.write(keyOf(lessonId, stored.plan.choice), JSON.stringify(stored))

export const forgetSitting = (lessonId: number, choice: Choice) =>
  tabStorage.remove(keyOf(lessonId, choice))

/** The sitting that was left; null where there is none, or one that is no longer understood. */
export function storedSitting(lessonId: number, choice: Choice): StoredSitting | null {
  const stored = parsedJson(tabStorage.read(keyOf(lessonId, choice)))
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
