import { outlineOf } from '../lesson-formats/document/compose.ts'
import type { PageOutline } from '../lesson-formats/document/scan-page.ts'
import { titleOfDocument } from '../lesson-formats/document/title-of-document.ts'
import { isLarge } from './large.ts'
import { inThread } from './page-thread.ts'
import { type InputOf, type ResultOf, tasks } from './tasks.ts'

/** As the source stands, in development and tests, there is no built thread. */
const isBuilt = !import.meta.url.endsWith('.ts')

const goesToThread = (html: string) => isBuilt && isLarge(html)

/** Where things can be put into a page; one of megabytes holds nobody else up. */
export const readOutline = async (html: string): Promise<PageOutline> =>
  goesToThread(html) ? inThread('outline', html) : outlineOf(html)

/** A page's own name; undefined where it has none. */
export const readTitle = async (html: string): Promise<string | undefined> =>
  goesToThread(html) ? inThread('title', html) : titleOfDocument(html)

export const readWords = (input: InputOf<'words'>): Promise<ResultOf<'words'>> =>
  goesToThread(input.html) ? inThread('words', input) : tasks.words(input)

export const readLevels = (html: string): Promise<ResultOf<'levels'>> =>
  goesToThread(html) ? inThread('levels', html) : tasks.levels(html)

export const readFindings = (input: InputOf<'xRay'>): Promise<ResultOf<'xRay'>> =>
  goesToThread(input.html) ? inThread('xRay', input) : tasks.xRay(input)

export const readLacked = (input: InputOf<'lacked'>): Promise<ResultOf<'lacked'>> =>
  goesToThread(input.html) ? inThread('lacked', input) : tasks.lacked(input)
