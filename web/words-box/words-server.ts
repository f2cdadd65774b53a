import type { Paste, PasteAnswer } from '../../cms/contract/exercise-making.ts'
import type { GapCheck, GapReport } from '../../cms/contract/gap-report.ts'

/** The way to the server, which the site and the studio each have their own of. */
export interface WordsServer {
  read(paste: Paste): Promise<PasteAnswer>
  check(words: GapCheck): Promise<GapReport>
  /** What to tell of a failure. */
  problemOf(error: unknown): string
}
