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
async function lookForPack(): Promise<void> {
  try {
    const found = await recogniserOfBrowser()?.available?.(wish())
    if (!isInstalling) change(isKnown(found) ? found : 'unavailable')
  } catch (error) {
    console.warn('The browser does not say whether it can listen on this device', error)
    if (!isInstalling) change('unavailable')
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

/** Nothing tells when a pack is there that another page has the browser install. */
const lookAgainMs = 3_000

/** The pack, looked for as soon as somebody uses this, and until it is there. */
export function useBrowserPack(): BrowserPack {
  const found = useSyncExternalStore<BrowserPack>(
    watch,
    () => pack,
    () => 'unknown',
  )

  useEffect(() => void lookForPack(), [])
  useEffect(() => {
    if (found !== 'downloading') return
    const timer = setInterval(() => void lookForPack(), lookAgainMs)
    return () => clearInterval(timer)
  }, [found])

  return found
}

function watch(tell: () => void) {
  watchers.add(tell)
  return () => watchers.delete(tell)
}

const isKnown = (found: string | undefined) =>
  found === 'available' || found === 'downloadable' || found === 'downloading'
