import { useEffect, useState } from 'react'
import { hearLesson, type LessonFrameRef, tellLesson } from './lesson-channel.ts'

/** After this long without a sign of life the learner is told, and can try again. */
const slowMs = 8_000
/** A page in the frame that does not answer the greeting within this time is not the lesson. */
const answerMs = 2_000

export type FrameState = 'loading' | 'slow' | 'ready' | 'failed'

/**
 * Whether the lesson is there. The sandbox hides the frame's document, and a browser calls an error page
 * loaded too; but every lesson's runtime answers a greeting. The lesson may have come before this page
 * was alive, so the greeting is sent at once and after every load.
 */
export function useFrameState(frame: LessonFrameRef) {
  const [state, setState] = useState<FrameState>('loading')

  useEffect(() => {
    const element = frame.current
    if (!element) return
    let timer = setTimeout(() => setState('slow'), slowMs)

    const greet = () => tellLesson(frame, { type: 'lesson-hello' })
    function onLoad() {
      clearTimeout(timer)
      timer = setTimeout(() => setState('failed'), answerMs)
      greet()
    }
    const stopHearing = hearLesson(frame, ({ type }) => {
      if (type !== 'lesson-ready') return
      clearTimeout(timer)
      setState('ready')
    })
    element.addEventListener('load', onLoad)
    greet()
    return () => {
      clearTimeout(timer)
      stopHearing()
      element.removeEventListener('load', onLoad)
    }
  }, [frame])

  return state
}
