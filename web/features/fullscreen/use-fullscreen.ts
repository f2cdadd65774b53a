import { type RefObject, useEffect, useState } from 'react'

/** Shown as the page has it, by the browser's fullscreen, or filling the window in its place. */
export type FullscreenMode = 'off' | 'browser' | 'window'

/** Fullscreen of one element; where the browser refuses it, the element fills the window. */
export function useFullscreen(target: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<FullscreenMode>('off')

  useEffect(() => {
    const follow = () => {
      const isTarget = target.current !== null && document.fullscreenElement === target.current
      setMode(isTarget ? 'browser' : 'off')
    }
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
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
      // Only logged (spec §8): the window-filling layout does as well.
      console.warn('Fullscreen is not available', error)
      setMode(mode === 'browser' ? 'off' : 'window')
    }
  }

  return { mode, toggle }
}

async function enter(element: HTMLElement | null) {
  if (!element?.requestFullscreen) throw new Error('This browser has no fullscreen')
  await element.requestFullscreen()
}
