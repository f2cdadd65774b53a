'use client'
import { useEffect, useState } from 'react'
import { type GapCheck, GapReport } from '../../../contract/gap-report.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { WordCount } from '../../../contract/practice.ts'
import { tutorApiPaths } from '../../../contract/tutor-paths.ts'
import { ask } from '../../client/studio-client.ts'
import type { ReadReport } from './practice-text.ts'

/** How long the tutor must pause before the words are looked at again. */
const pauseMs = 600

/** Which words a gap can ask for; asked again after each change of one. */
export function useGapReport(check: GapCheck): ReadReport {
  const [report, setReport] = useState<ReadReport>({ state: 'reading' })
  const asked = JSON.stringify(check)
  const isEmpty = check.words.length === 0

  useEffect(() => {
    if (isEmpty) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      ask('POST', tutorApiPaths.gaps, { json: JSON.parse(asked), signal: stop.signal })
        .then((answer) => setReport({ state: 'ready', ...GapReport.parse(answer) }))
        .catch(() => !stop.signal.aborted && setReport({ state: 'failed' }))
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [asked, isEmpty])

  return report
}

/**
 * How many words stand in the page of a stored lesson; null while that is not known.
 *
 * @param savedAt when the lesson was saved last: after each save its page may be another
 */
export function usePageWords(
  lessonId: number | string | undefined,
  savedAt: string | undefined,
): number | null {
  const [words, setWords] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew after each save
  useEffect(() => {
    if (typeof lessonId !== 'number') return
    const stop = new AbortController()
    ask('GET', apiPaths.lessonWordCount(lessonId), { signal: stop.signal })
      .then((answer) => setWords(WordCount.parse(answer).words))
      .catch(() => !stop.signal.aborted && setWords(null))
    return () => stop.abort()
  }, [lessonId, savedAt])

  return words
}
