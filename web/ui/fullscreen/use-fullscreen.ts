import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Shown as the page has it, by the browser's fullscreen, or filling the window in its place. */
export type FullscreenMode = 'off' | 'browser' | 'window'

/** Fullscreen of one element or the page; where the browser refuses it, it fills the window. */
export function useFullscreen(target?: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<FullscreenMode>('off')

  useEffect(() => {
    const element = elementOf(target)
    const follow = () => inPlace(() => setMode(isShown(element) ? 'browser' : 'off'))
    // The page may be fullscreen already, and no event reports that.
    if (isShown(element)) setMode('browser')
    document.addEventListener('fullscreenchange', follow)
    return () => {
      document.removeEventListener('fullscreenchange', follow)
      // The next screen has no button to leave fullscreen.
      if (isShown(element)) document.exitFullscreen().catch(logFailure)
    }
  }, [target])

  useEffect(() => {
    if (mode !== 'window') return
    // With a dialog before it, the key closes that alone.
    const leaveOnEscape = ({ key }: KeyboardEvent) =>
      key === 'Escape' && !document.querySelector('dialog[open]') && inPlace(() => setMode('off'))
    document.addEventListener('keydown', leaveOnEscape)
    return () => document.removeEventListener('keydown', leaveOnEscape)
  }, [mode])

  async function toggle() {
    if (mode === 'window') return inPlace(() => setMode('off'))
    try {
      if (mode === 'browser') await document.exitFullscreen()
      else await enter(elementOf(target))
    } catch (error) {
      logFailure(error)
      inPlace(() => setMode(mode === 'browser' ? 'off' : 'window'))
    }
  }

  return { mode, toggle }
}

const elementOf = (target?: RefObject<HTMLElement | null>) =>
  target?.current ?? document.documentElement

const isShown = (element: HTMLElement) => document.fullscreenElement === element

/** The site's header goes and comes above what is read, and Safari does not make up for it. */
function inPlace(change: () => void) {
  const top = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0
  const before = top()
  flushSync(change)
  if (scrollY > 0) scrollBy(0, top() - before)
}

/** Only logged (spec §8): the window-filling layout does as well. */
function logFailure(error: unknown) {
  console.warn('Fullscreen is not available', error)
}

async function enter(element: HTMLElement) {
  if (!element.requestFullscreen) throw new Error('This browser has no fullscreen')
  await element.requestFullscreen()
}
