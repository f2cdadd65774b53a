import { z } from 'zod'
import { Names } from './rename.ts'

/** One thing that makes a new site the tutor's own. */
export const FirstDayStep = z.object({
  key: z.enum([
    'name',
    'face',
    'words',
    'prices',
    'reach',
    'letters',
    'claims',
    'texts',
    'courses',
  ]),
  title: z.string(),
  /** What is left to do; '' when it is done. */
  left: z.string(),
  /** Where it is done. */
  path: z.string(),
})
export type FirstDayStep = z.infer<typeof FirstDayStep>

/** GET /api/first-day: what is done is still named, so that the tutor sees how far she is. */
export const FirstDay = z.object({
  steps: z.array(FirstDayStep),
  /** Names of the sample that may still stand in texts, with those that have taken their place. */
  oldNames: z.array(Names),
})
export type FirstDay = z.infer<typeof FirstDay>

/** POST /api/first-day/sample-courses */
export const HiddenCourses = z.object({ message: z.string(), hidden: z.int().min(0) })
