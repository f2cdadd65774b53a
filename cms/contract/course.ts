import { z } from 'zod'
import { categories } from './categories.ts'
import { cefrLevels } from './level.ts'
import { Picture } from './picture.ts'

/** One of the five categories (spec §4). */
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** 1 Beginner, 2 Intermediate, 3 Advanced (spec §9). */
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Difficulty = z.infer<typeof Difficulty>

/** The level of the Common European Framework. */
export const Cefr = z.enum(cefrLevels)

/** A course as lists give it (spec §7). `latestLessonDate` is ISO 8601, null without lessons. */
export const CourseSummary = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  category: Category,
  icon: z.string(),
  difficulty: Difficulty,
  lessons: z.int().min(0),
  latestLessonDate: z.iso.datetime().nullable(),
  isActive: z.boolean(),
  /** What decides for a learner; each is there where the tutor has written it. */
  cefr: Cefr.optional(),
  minutes: z.int().positive().optional(),
  forWhom: z.string().optional(),
  cover: Picture.optional(),
})
export type CourseSummary = z.infer<typeof CourseSummary>

/** One course with its own style sheet and script; `about` is sanitized HTML, '' when empty. */
export const Course = CourseSummary.extend({
  about: z.string(),
  cssContent: z.string().nullable(),
  jsContent: z.string().nullable(),
})
export type Course = z.infer<typeof Course>

const courseFile = z.string().nullable().optional()

/** What saves course files; a missing, null or empty one stays as it is (decision 17). */
export const CourseFiles = z.object({ cssContent: courseFile, jsContent: courseFile })
export type CourseFiles = z.infer<typeof CourseFiles>

/** Which of a course's two files. */
export const CourseFileKind = z.enum(['css', 'js'])
export type CourseFileKind = z.infer<typeof CourseFileKind>

/** What came of the import of an archive. `name` is '' where a draft has none yet. */
export const ImportedCourse = z.object({
  id: z.int().positive(),
  slug: z.string(),
  name: z.string(),
  lessons: z.int().min(0),
})
export type ImportedCourse = z.infer<typeof ImportedCourse>
