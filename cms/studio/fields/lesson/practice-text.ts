import type { GapReport } from '../../../contract/gap-report.ts'

export type ReadReport =
  | { state: 'reading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & GapReport)

/** The lesson's own words in one sentence. */
export function practiceText(report: ReadReport): string {
  if (report.state === 'reading') return 'Looking at the words…'
  if (report.state === 'failed') return 'The words could not be looked at just now.'
  const { words, gaps } = report
  const all = words === 1 ? 'Learners practise 1 word' : `Learners practise ${words} words`
  if (gaps === 0) return `${all}. No gap can be made of them.`
  return gaps === words ? `${all}. All have a gap.` : `${all}. ${gaps} have a gap.`
}

/** The same of a lesson whose words stand in its uploaded page; null where there is none. */
export function pageWordsText(words: number | null): string {
  if (words === null) return 'Vocabulary and phrases become exercises. There are none yet.'
  if (words === 0) return 'No words were found in the uploaded page.'
  const found = words === 1 ? 'One word was' : `${words} words were`
  return `${found} found in the uploaded page, as it is published. Learners practise them.`
}
