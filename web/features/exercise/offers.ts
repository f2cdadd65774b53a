import type { ExerciseKind } from '../../../cms/contract/exercise-kinds.ts'
import type { PracticeSet } from '../../../cms/exercises/practice-set.ts'
import { mixed, questionsByKind } from './plan-questions.ts'

/** A kind of exercise as it can be made of the words at hand. */
export interface Offer {
  kind: ExerciseKind
  /** How much of it there is; empty where there is none. */
  amount: string
  /** What is left out, or why there is none. */
  note: string
}

/** What each kind has to offer with these words, and how many questions a mixed sitting has. */
export function offersOf(set: PracticeSet): { offers: Offer[]; mixedCount: number } {
  const all = questionsByKind(set, { only: null, seed: 'offer' })
  const offers = all.map(({ kind, questions: { length } }) => {
    if (length === 0) return { kind, amount: '', note: needs[kind] }
    return { kind, amount: amountOf(kind, kind === 'list' ? set.rows.length : length), note: '' }
  })
  return { offers, mixedCount: mixed(all).length }
}

/** '1 board', '3 questions'. */
export const amountOf = (kind: ExerciseKind | 'mixed', count: number) => {
  const unit = kind === 'list' ? 'word' : kind === 'matching' ? 'board' : 'question'
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}

/** What a kind is made of, where the words do not have it. */
const needs: Record<ExerciseKind, string> = {
  list: 'needs words.',
  flashcards: 'needs words with their meanings.',
  matching: 'needs at least four words with different meanings.',
  choice: 'needs at least four words with different meanings.',
  gap: 'needs sentences where only one of the words fits.',
  'spoken-gap': 'needs sentences where only one of the words fits.',
  dictation: 'needs example sentences.',
  order: 'needs example sentences of five to twelve words.',
  translate: 'needs translations.',
  say: 'needs words.',
}
