import { type ExerciseKind, exerciseKinds } from '../../../cms/contract/exercise-kinds.ts'
import type { NewExercise } from '../../../cms/contract/exercise-making.ts'
import type { LearnerLanguage } from '../../../cms/contract/learner-languages.ts'
import { exerciseLimits } from '../../../cms/contract/limits.ts'
import { type BoxContent, emptyBox } from '../../words-box/box-content.ts'
import { notesOf } from '../../words-box/typed-rows.ts'

/** An exercise while it is made. */
export interface ExerciseDraft {
  box: BoxContent
  /** Null as long as it is the one of the day. */
  title: string | null
  kinds: readonly ExerciseKind[]
  learnerLanguage: LearnerLanguage | ''
  madeFor: string
  /** To whom it is given; null where whoever has the link is to practise. */
  student: number | null
}

/** One that has its title. */
export type TitledDraft = ExerciseDraft & { title: string }

export const newDraft: ExerciseDraft = {
  box: emptyBox,
  title: null,
  kinds: exerciseKinds,
  learnerLanguage: '',
  madeFor: '',
  student: null,
}

/** The title that it is shown with: a draft outlives the day on which its form was opened. */
export const titled = (draft: ExerciseDraft, today: Date): TitledDraft => ({
  ...draft,
  title: draft.title ?? `Words of ${today.toLocaleDateString('en-GB', dayAndMonth)}`,
})

const dayAndMonth = { day: 'numeric', month: 'long' } as const

/** What keeps it from being published; null where nothing does. */
export function problemOf({ box, title, kinds }: TitledDraft): string | null {
  if (box.text.trim() !== '') return 'Some lines have not been read yet. Read them or remove them.'
  if (box.rows.length === 0) return 'Paste some words first.'
  if (title.trim() === '') return 'Give the exercise a title.'
  if (kinds.length === 0) return 'Choose at least one kind of exercise.'
  const notes = notesOf(box.rows, new Map())
  const row = notes.findIndex(({ problems }) => problems.length > 0)
  return row < 0 ? null : `Row ${row + 1}: ${notes[row]?.problems[0]}`
}

export const exerciseOf = ({ box, kinds, ...rest }: TitledDraft): NewExercise => ({
  ...rest,
  title: rest.title.slice(0, exerciseLimits.title),
  rows: [...box.rows],
  kinds: kinds.length === exerciseKinds.length ? [] : [...kinds],
})
