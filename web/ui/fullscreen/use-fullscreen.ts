import { type RefObject, useEffect, useState } from 'react'

/** Shown as the page has it, by the browser's fullscreen, or filling the window in its place. */
export type FullscreenMode = 'off' | 'browser' | 'window'

/** Fullscreen of one element; where the browser refuses it, the element fills the window. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<FullscreenMode>('off')

  useEffect(() => {
    const element = target.current
    const follow = () => setMode(isShown(element) ? 'browser' : 'off')
    // The page may be fullscreen already, and no event reports that.
    follow()
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // The next screen has no button to leave fullscreen.
      if (isShown(element)) document.exitFullscreen().catch(logFailure)
    }
  }, [target])

  useEffect(() => {
    if (mode !== 'window') return
    const leaveOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setMode('off')
    document.addEventListener('keydown', leaveOnEscape)
    return () => document.removeEventListener('keydown', leaveOnEscape)
  }, [mode])

  async function toggle() {
    if (mode === 'window') return setMode('off')
    try {
      if (mode === 'browser') await document.exitFullscreen()
      else await enter(target.current)
    } catch (error) {
      logFailure(error)
      setMode(mode === 'browser' ? 'off' : 'window')
    }
  }

  return { mode, toggle }
}

const isShown = (element: HTMLElement | null) =>
  element !== null && document.fullscreenElement === element

/** Only logged (spec §8): the window-filling layout does as well. */
function logFailure(error: unknown) {
  console.warn('Fullscreen is not available', error)
}

async function enter(element: HTMLElement | null) {
  if (!element?.requestFullscreen) throw new Error('This browser has no fullscreen')
  await element.requestFullscreen()
}
