import type { GapReport } from '../../../contract/gap-report.ts'

export type ReadReport =
  | { state: 'reading' }
  | { state: 'failed' }
  | ({ state: 'ready' } & GapReport)

/** The lesson's own words in one sentence. */
export function practiceText(report: ReadReport): string {
  if (report.state === 'reading') return 'Checking the words…'
  if (report.state === 'failed') return 'The words could not be checked just now.'
  const { words, gaps } = report
  const all = words === 1 ? 'Learners practise 1 word' : `Learners practise ${words} words`
  if (gaps === 0) return `${all}. No gaps can be made from them.`
  if (gaps === words) return `${all}. All have a gap.`
  return `${all}. ${gaps === 1 ? '1 has' : `${gaps} have`} a gap.`
}

/** The same of a lesson without words of its own; `words` are those that its page has, if it has one. */
export function pageWordsText(hasPage: boolean, words: number | null): string {
  if (!hasPage) return 'Vocabulary and phrases become exercises. There are no words yet.'
  if (words === null) return 'Once the uploaded page is saved, the site looks for words in it.'
  if (words === 0) return 'No words were found in the uploaded page.'
  const found = words === 1 ? 'One word was' : `${words} words were`
  return `${found} found in the published version of the uploaded page. Learners practise them.`
}
