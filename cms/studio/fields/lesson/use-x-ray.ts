import { useEffect, useEffectEvent, useState } from 'react'
import { pageUploadPaths } from '../../../contract/page-files.ts'
import { XRayReport } from '../../../contract/x-ray.ts'
import { ask } from '../../client/studio-client.ts'

interface XRay {
  report: XRayReport
  page: unknown
}

/**
 * What was found in a lesson's page, and whether the page was saved otherwise since (`isOlder`). It
 * is looked at anew only when the tutor asks: each look is kept beside the one before, and pages are
 * saved while she types.
 * @param id Of the lesson; undefined where it has no page.
 * @param page What is saved of it.
 */
export function useXRay(id: number | undefined, page: unknown) {
  const [looks, setLooks] = useState(0)
  const [read, setRead] = useState<XRay | null>(null)
  const [isFailed, setIsFailed] = useState(false)

  const look = useEffectEvent((lessonId: number, signal: AbortSignal) => {
    setIsFailed(false)
    ask('GET', pageUploadPaths.xRay(lessonId), { signal })
      .then((answer) => setRead({ report: XRayReport.parse(answer), page }))
      .catch(() => !signal.aborted && setIsFailed(true))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more whenever the tutor asks
  useEffect(() => {
    if (id === undefined) return setRead(null)
    const stop = new AbortController()
    look(id, stop.signal)
    return () => stop.abort()
  }, [id, looks])

  return {
    report: read?.report,
    isOlder: read !== null && read.page !== page,
    isFailed,
    lookAgain: () => setLooks(looks + 1),
  }
}
