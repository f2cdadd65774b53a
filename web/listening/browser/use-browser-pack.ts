import { useEffect, useSyncExternalStore } from 'react'
import { recogniserOfBrowser, recognitionLanguage } from './speech-recogniser.ts'

/**
 * The browser's own recognition on this device: not looked for yet, ready, to be installed, being
 * installed, refused by the browser when it was to be installed, or not there.
 */
export type BrowserPack =
  | 'unknown'
  | 'available'
  | 'downloadable'
  | 'downloading'
  | 'refused'
  | 'unavailable'

const wish = () => ({ langs: [recognitionLanguage], processLocally: true as const })

let pack: BrowserPack = 'unknown'
let isInstalling = false
const watchers = new Set<() => void>()

function change(next: BrowserPack) {
  pack = next
  for (const tell of watchers) tell()
}

/** What is known of the pack at this moment. */
export const browserPack = () => pack

/** Looks for the pack; never throws. A browser that does not answer has none. */
export async function lookForPack(): Promise<void> {
  try {
    const found = await recogniserOfBrowser()?.available?.(wish())
    if (!isInstalling) change(isKnown(found) ? found : 'unavailable')
  } catch (error) {
    console.warn('The browser does not say whether it can listen on this device', error)
    change('unavailable')
  }
}

/** Has the browser install the pack. To be called in a click: browsers ask for one. */
export async function installPack(): Promise<void> {
  isInstalling = true
  change('downloading')
  try {
    const isThere = await recogniserOfBrowser()?.install?.(wish())
    change(isThere ? 'available' : 'refused')
  } catch (error) {
    console.warn('The browser did not install its own listening', error)
    change('refused')
  } finally {
    isInstalling = false
  }
}

/** The pack, looked for as soon as somebody uses this. */
export function useBrowserPack(): BrowserPack {
  useEffect(() => void lookForPack(), [])
  return useSyncExternalStore(
    watch,
    () => pack,
    () => 'unknown',
  )
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const isKnown = (found: string | undefined) =>
  found === 'available' || found === 'downloadable' || found === 'downloading'
