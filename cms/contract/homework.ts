import { z } from 'zod'
import { homeworkLimits } from './homework-limits.ts'
import { studentLimits } from './student-limits.ts'
import { xRayLimits } from './x-ray.ts'

/** A page that the tutor uploads for one student. */
export const NewHomework = z.object({ htmlContent: z.string().min(1) })
export type NewHomework = z.infer<typeof NewHomework>

/** JSON may write a character of the HTML in two. */
export const homeworkBodyLimit = 2 * homeworkLimits.htmlBytes + 1024

export const MadeHomework = z.object({
  id: z.int().positive(),
  title: z.string(),
  student: z.string(),
  /** Files that the page names and has not beside it, the first of them. */
  missing: z.array(z.string().max(xRayLimits.place)).max(xRayLimits.places),
})
export type MadeHomework = z.infer<typeof MadeHomework>

/** Homework as its student opens it: where its document stands, for a while. */
export const Homework = z.object({
  id: z.int().positive(),
  title: z.string(),
  student: z.string(),
  frame: z.string(),
  interactive: z.string(),
})
export type Homework = z.infer<typeof Homework>

/** To whom something can be given; the names alone. */
export const StudentNames = z.object({
  students: z.array(
    z.object({
      id: z.int().positive(),
      name: z.string().max(studentLimits.name),
      hasLink: z.boolean(),
    }),
  ),
})
export type StudentNames = z.infer<typeof StudentNames>
