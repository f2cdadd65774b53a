import { twinOf } from '../content/lesson-files/page-files.ts'
import { rowsOfPage } from '../exercises/server/rows-of-page.ts'
import { outlineOf } from '../lesson-formats/document/compose.ts'
import { titleOfDocument } from '../lesson-formats/document/title-of-document.ts'
import type { PageBeside } from '../x-ray/read-elements.ts'
import { wordLevelsOf } from '../x-ray/word-levels.ts'
import { lackedBy, xRayPage } from '../x-ray/x-ray-page.ts'

/** What stands beside a page, in a form that can be sent to a thread. */
export interface SentBeside extends Omit<PageBeside, 'has'> {
  /** The names of all files, as systems write them that do not tell capitals apart. */
  twins: ReadonlySet<string>
}

const received = ({ twins, ...beside }: SentBeside): PageBeside => ({
  ...beside,
  has: (path) => twins.has(twinOf(path)),
})

/** What is done with a page of megabytes. Input and result are copied to a thread and back. */
export const tasks = {
  outline: outlineOf,
  title: titleOfDocument,
  words: ({ lessonId, html }: { lessonId: number; html: string }) => rowsOfPage(lessonId, html),
  levels: wordLevelsOf,
  xRay: ({ html, beside }: { html: string; beside: SentBeside }) =>
    xRayPage(html, received(beside)),
  lacked: ({ html, beside }: { html: string; beside: SentBeside }) =>
    lackedBy(html, received(beside)),
}

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type InputOf<Name extends TaskName> = Parameters<Tasks[Name]>[0]
export type ResultOf<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
