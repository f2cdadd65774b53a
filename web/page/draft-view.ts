import { createContext, use } from 'react'
import type { DraftView } from '../../cms/contract/draft.ts'
import { draftPaths } from '../../cms/contract/draft-paths.ts'
import { lessonDocumentPaths } from '../../cms/contract/paths.ts'
import type { Read } from '../data/reads.ts'

/** How this page shows a draft; the server writes it into the page. */
export const draftViewRead: Read<DraftView> = { path: draftPaths.view }

/** Where the document of an uploaded lesson stands: a draft's has an address of its own. */
export const LessonDocumentPaths = createContext<{
  frame(lessonId: number): string
  interactive(lessonId: number): string
}>(lessonDocumentPaths)

/** Whether the page shows a draft, which nobody learns with yet. */
export const useIsDraft = (): boolean => use(LessonDocumentPaths) !== lessonDocumentPaths
