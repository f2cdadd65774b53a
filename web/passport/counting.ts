import type { CountedKind, Counts } from '../../cms/contract/counts.ts'
import { isRight } from '../../cms/contract/exercise-kinds.ts'
import { sendCounts } from '../data/counts.ts'
import type { LessonProgress } from './computed.ts'
import type { Happening } from './happening.ts'
import { wasAsked } from './sharing/was-asked.ts'

type Count = Counts['counts'][number]

/** What happens within so much time is told together. */
const togetherMs = 10_000

let waiting: Count[] = []

/**
 * Counts what a learner did, without a word on who did it (decision 152). Nothing is counted where
 * the browser asks for that, nor of a tutor's student, whose yes or no is asked on her page.
 */
export function countHappening(happening: Happening, before: LessonProgress | undefined): void {
  if (!canTell() || asksNotToBeCounted() || wasAsked()) return
  const told = countsOf(happening, before)
  if (told.length === 0) return
  if (waiting.length === 0) {
    setTimeout(tell, togetherMs)
    addEventListener('pagehide', tell, { once: true })
  }
  waiting.push(...told)
}

function tell(): void {
  const counts = waiting.slice(0, 40)
  waiting = []
  if (counts.length > 0) sendCounts({ counts })
}

/** What a happening adds; `before` is what was done in its lesson until then. */
export function countsOf(
  { kind, ref: { lessonId }, data }: Happening,
  before: LessonProgress | undefined,
): Count[] {
  const count = (counted: CountedKind, times: number): Count[] =>
    times > 0 ? [{ kind: counted, lesson: lessonId, times: Math.min(times, 100) }] : []
  const begun = before || lessonId === 0 ? [] : count('begun', 1)
  if (kind === 'quiz') {
    return [...begun, ...count('right', data.right), ...count('wrong', data.total - data.right)]
  }
  if (kind === 'words' && 'verdict' in data) {
    return [...begun, ...count(isRight(data.verdict) ? 'right' : 'wrong', 1)]
  }
  if (kind === 'done') {
    return data.undone || before?.finished ? [] : [...begun, ...count('finished', 1)]
  }
  return kind === 'step' ? begun : []
}

/** Old browsers cannot tell anything while a page is left. */
const canTell = () => Boolean(globalThis.navigator?.sendBeacon)

/** ‘Do not track’ and Global Privacy Control, which no type of the browser knows yet. */
const asksNotToBeCounted = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
