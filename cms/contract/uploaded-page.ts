import { z } from 'zod'
import { MadeHomework } from './homework.ts'
import { Lesson } from './lesson.ts'

/** Names of what came with a page and was not kept, because no page can use it. */
const LeftOut = z.array(z.string())

/** A lesson that was made of a page with its files. */
export const UploadedPage = z.object({ lesson: Lesson, leftOut: LeftOut })
export type UploadedPage = z.infer<typeof UploadedPage>

/** A homework that was made of one. */
export const GivenPage = z.object({ homework: MadeHomework, leftOut: LeftOut })
export type GivenPage = z.infer<typeof GivenPage>

/** A page that stands in a lesson's draft now. */
export const ReplacedPage = z.object({ message: z.string(), leftOut: LeftOut })
export type ReplacedPage = z.infer<typeof ReplacedPage>
