import { useEffect, useRef, useState } from 'react'
import type { MarkupFormat } from '../../../../cms/lesson-formats/markup/parsed-lesson.ts'
import type { SummaryAnswer } from './read-summary.ts'

/** How long a typist must pause before the markup is read again. */
const pauseMs = 250

export type LiveSummary =
  | { state: 'empty' }
  | { state: 'reading' }
  /** No worker here: the server tells when the lesson is created. */
  | { state: 'unavailable' }
  /** `isBehind` while a newer text is being read. */
  | { state: 'ready'; answer: SummaryAnswer; isBehind: boolean }

/** What a markup holds and what is wrong with it, read again after each change. */
export function useMarkupSummary(html: string, parser: MarkupFormat): LiveSummary {
  const worker = useRef<Worker | null>(null)
  const turn = useRef(0)
  const [answer, setAnswer] = useState<SummaryAnswer | null>(null)
  const [read, setRead] = useState<{ html: string; parser: MarkupFormat } | null>(null)
  const [isUnavailable, setIsUnavailable] = useState(false)
  const isEmpty = html.trim() === ''

  useEffect(() => {
    const reader = new Worker(new URL('./summary-worker.ts', import.meta.url), { type: 'module' })
    reader.onerror = () => setIsUnavailable(true)
    worker.current = reader
    return () => reader.terminate()
  }, [])

  useEffect(() => {
    if (isEmpty) return
    const timer = setTimeout(() => {
      const reader = worker.current
      if (!reader) return
      turn.current += 1
      const asked = turn.current
      reader.onmessage = ({ data }: MessageEvent<SummaryAnswer>) => {
        if (data.turn !== asked) return
        setAnswer(data)
        setRead({ html, parser })
      }
      reader.postMessage({ turn: asked, html, parser })
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [html, parser, isEmpty])

  if (isEmpty) return { state: 'empty' }
  if (isUnavailable) return { state: 'unavailable' }
  if (!answer) return { state: 'reading' }
  return { state: 'ready', answer, isBehind: read?.html !== html || read.parser !== parser }
}
