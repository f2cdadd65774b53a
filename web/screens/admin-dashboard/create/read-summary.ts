import { lessonLimits } from '../../../../cms/contract/limits.ts'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import {
  type MarkupSummary,
  summarizeMarkup,
} from '../../../../cms/lesson-formats/markup/summarize-markup.ts'

export interface SummaryQuestion {
  /** Comes back with the answer: only the newest one counts. */
  turn: number
  html: string
  parser: MarkupFormat
}

export interface SummaryAnswer {
  turn: number
  summary: MarkupSummary
  bytes: number
  isTooLarge: boolean
  /** The markup is wrong for the chosen parser, but right for the other. */
  fitsOtherParser: boolean
}

/** Everything the dashboard tells about a markup before it is sent. */
export function readSummary({ turn, html, parser }: SummaryQuestion): SummaryAnswer {
  const summary = summarizeMarkup(html, parser)
  const bytes = new TextEncoder().encode(html).length
  const other = parser === 'custom' ? 'standard' : 'custom'
  return {
    turn,
    summary,
    bytes,
    isTooLarge: bytes > lessonLimits.htmlBytes,
    fitsOtherParser: !summary.ok && summarizeMarkup(html, other).ok,
  }
}
