import { z } from 'zod'
import { exerciseKinds } from './exercise-kinds.ts'
import { languageCodes } from './learner-languages.ts'
import { exerciseLimits, maxId } from './limits.ts'

const line = z.string().trim().max(exerciseLimits.line).default('')
const text = z.string().trim().max(exerciseLimits.text).default('')

/** A row as the tutor's table has it; what else counts as the word stands in one line. */
export const ExerciseRow = z.object({
  word: z.string().trim().min(1).max(exerciseLimits.line),
  translation: line,
  phonetics: line,
  meaning: text,
  example: text,
  spokenExample: text,
  alsoRight: line,
})

/** POST /api/exercises/reading: a list as it was pasted, or an old HTML page. */
export const Paste = z.union([
  z.object({ text: z.string().max(exerciseLimits.paste) }),
  z.object({ html: z.string().max(exerciseLimits.pageBytes) }),
])
export type Paste = z.infer<typeof Paste>

const cell = z.string()

/** What was understood; a cell may still be too long, which the table says. */
export const PasteAnswer = z.object({
  rows: z.array(
    z.object({
      word: cell,
      translation: cell,
      phonetics: cell,
      meaning: cell,
      example: cell,
      spokenExample: cell,
      alsoRight: cell,
    }),
  ),
  /** Lines without a word or with a cell for no column, and those behind the most that are taken. */
  unread: z.array(z.string()),
  /** How many of these were read but for a cell, and how many were not; a heading is neither. */
  tooWide: z.int().min(0).default(0),
  notRead: z.int().min(0).default(0),
})
export type PasteAnswer = z.infer<typeof PasteAnswer>

/** A row of the table, as it is typed. */
export type TypedRow = PasteAnswer['rows'][number]

const rows = z.array(ExerciseRow).max(exerciseLimits.rows)

/** POST /api/exercises: an exercise that is published at once. */
export const NewExercise = z.object({
  title: z.string().trim().min(1).max(exerciseLimits.title),
  rows: rows.min(1),
  /** None stands for all of them. */
  kinds: z.array(z.enum(exerciseKinds)).max(exerciseKinds.length).default([]),
  learnerLanguage: z.enum(['', ...languageCodes]).default(''),
  madeFor: z.string().trim().max(exerciseLimits.madeFor).default(''),
  /** To whom it is given at once; null where whoever has the link is to practise. */
  student: z.int().positive().max(maxId).nullable().default(null),
})
export type NewExercise = z.input<typeof NewExercise>

export const MadeExercise = z.object({ id: z.int().positive(), address: z.string() })
export type MadeExercise = z.infer<typeof MadeExercise>
