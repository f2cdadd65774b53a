import { useEffect, useState } from 'react'
import type { PageRun } from './judge-run.ts'
import { runPage } from './run-page.ts'

let last: Promise<unknown> = Promise.resolve()

/** How a lesson's page runs; null until that is known. One page runs at a time. */
export function usePageRun(lessonId: number): PageRun | null {
  const [result, setResult] = useState<PageRun | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    last = last.then(async () => {
      if (signal.aborted) return
      const run = await runPage(lessonId, { signal })
      if (!signal.aborted) setResult(run)
    })
    return () => stop.abort()
  }, [lessonId])

  return result
}
