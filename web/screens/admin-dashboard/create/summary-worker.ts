import { readSummary, type SummaryQuestion } from './read-summary.ts'

/** Parses beside the page: reading a megabyte would hold up the keyboard. */
addEventListener('message', ({ data }: MessageEvent<SummaryQuestion>) => {
  postMessage(readSummary(data))
})
