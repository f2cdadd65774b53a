import { type ExerciseKind, exerciseKinds } from '../../../cms/contract/exercise-kinds.ts'
import type { NewExercise } from '../../../cms/contract/exercise-making.ts'
import type { LearnerLanguage } from '../../../cms/contract/learner-languages.ts'
import { exerciseLimits } from '../../../cms/contract/limits.ts'
import { type BoxContent, emptyBox } from '../../words-box/box-content.ts'
import { notesOf } from '../../words-box/typed-rows.ts'

/** An exercise while it is made. */
export interface ExerciseDraft {
  box: BoxContent
  title: string
  kinds: readonly ExerciseKind[]
  learnerLanguage: LearnerLanguage | ''
  madeFor: string
  /** To whom it is given; null where whoever has the link is to practise. */
  student: number | null
}

export const newDraft = (today: Date): ExerciseDraft => ({
  box: emptyBox,
  title: `Words of ${today.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })}`,
  kinds: exerciseKinds,
  learnerLanguage: '',
  madeFor: '',
  student: null,
})

/** What keeps it from being published; null where nothing does. */
export function problemOf({ box, title, kinds }: ExerciseDraft): string | null {
  if (box.text.trim() !== '') return 'Some lines have not been read yet. Read them or remove them.'
  if (box.rows.length === 0) return 'Paste some words first.'
  if (title.trim() === '') return 'Give the exercise a title.'
  if (kinds.length === 0) return 'Choose one kind of exercise at least.'
  const notes = notesOf(box.rows, new Map())
  const row = notes.findIndex(({ problems }) => problems.length > 0)
  return row < 0 ? null : `Row ${row + 1}: ${notes[row]?.problems[0]}`
}

export const exerciseOf = ({ box, kinds, ...rest }: ExerciseDraft): NewExercise => ({
  ...rest,
  title: rest.title.slice(0, exerciseLimits.title),
  rows: [...box.rows],
  kinds: kinds.length === exerciseKinds.length ? [] : [...kinds],
})
