import { type RefObject, useEffect, useState } from 'react'
import { z } from 'zod'

/** After this long without a sign of life the learner is told, and can try again. */
export const slowMs = 8_000
/** A page in the frame that does not answer the greeting within this time is not the lesson. */
export const answerMs = 2_000

export type FrameState = 'loading' | 'slow' | 'ready' | 'failed'

const Ready = z.object({ type: z.literal('lesson-ready') })

/**
 * Whether the lesson is there. The sandbox hides the frame's document, and a browser calls an error page
 * loaded too; but every lesson's runtime answers a greeting. The lesson may have come before this page
 * was alive, so the greeting is sent at once and after every load.
 */
export function useFrameState(frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<FrameState>('loading')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer = setTimeout(() => setState('slow'), slowMs)

    function greet() {
      // The sandboxed document has no origin that could be named.
      element?.contentWindow?.postMessage({ type: 'lesson-hello' }, '*')
    }
    function onLoad() {
      clearTimeout(timer)
      timer = setTimeout(() => setState('failed'), answerMs)
      greet()
    }
    function onMessage({ source, data }: MessageEvent<unknown>) {
      if (source !== element?.contentWindow || !Ready.safeParse(data).success) return
      clearTimeout(timer)
      setState('ready')
    }

    window.addEventListener('message', onMessage)
    element.addEventListener('load', onLoad)
    greet()
    return () => {
      clearTimeout(timer)
      window.removeEventListener('message', onMessage)
      element.removeEventListener('load', onLoad)
    }
  }, [frame])

  return state
}
