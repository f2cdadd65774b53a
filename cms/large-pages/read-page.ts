import { outlineOf } from '../lesson-formats/document/compose.ts'
import type { PageOutline } from '../lesson-formats/document/scan-page.ts'
import { titleOfDocument } from '../lesson-formats/document/title-of-document.ts'
import { inThread } from './page-thread.ts'
import { type InputOf, type ResultOf, tasks } from './tasks.ts'

/** A page below this is read sooner than it is sent to a thread. */
const largeLength = 256 * 1024

/** As the source stands, in development and tests, there is no built thread. */
const isBuilt = !import.meta.url.endsWith('.ts')

const isLarge = (html: string) => isBuilt && html.length > largeLength

/** Where things can be put into a page; one of megabytes holds nobody else up. */
export const readOutline = async (html: string): Promise<PageOutline> =>
  isLarge(html) ? inThread('outline', html) : outlineOf(html)

/** A page's own name; undefined where it has none. */
export const readTitle = async (html: string): Promise<string | undefined> =>
  isLarge(html) ? inThread('title', html) : titleOfDocument(html)

export const readWords = (input: InputOf<'words'>): Promise<ResultOf<'words'>> =>
  isLarge(input.html) ? inThread('words', input) : tasks.words(input)

export const readLevels = (html: string): Promise<ResultOf<'levels'>> =>
  isLarge(html) ? inThread('levels', html) : tasks.levels(html)

export const readFindings = (input: InputOf<'xRay'>): Promise<ResultOf<'xRay'>> =>
  isLarge(input.html) ? inThread('xRay', input) : tasks.xRay(input)

export const readLacked = (input: InputOf<'lacked'>): Promise<ResultOf<'lacked'>> =>
  isLarge(input.html) ? inThread('lacked', input) : tasks.lacked(input)
