import { useSyncExternalStore } from 'react'
import { canListen } from '../../listening/browser/recogniser.ts'
import { type BrowserPack, browserPack } from '../../listening/browser/use-browser-pack.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'

/** That the learner wants no live words from her browser's maker is remembered on the device. */
const wishKey = 'live-words'

/** Where storage is refused, the wish holds for this page. */
let isWished: boolean | undefined
const watchers = new Set<() => void>()

const areWished = () => {
  isWished ??= deviceStorage.read(wishKey) !== 'off'
  return isWished
}

/** Remembers whether live words are wanted. */
export function wishLiveWords(isWanted: boolean): void {
  isWished = isWanted
  if (isWanted) deviceStorage.remove(wishKey)
  else deviceStorage.write(wishKey, 'off')
  for (const tell of watchers) tell()
}

/** Whether the learner lets her browser's maker hear her for the live words. */
export const useLiveWordsWish = (): boolean => useSyncExternalStore(watch, areWished, () => true)

/**
 * Who hears a recording for its live words: the device alone, the browser's maker, nobody because
 * the learner wants it so (`unwanted`), or nobody because this browser cannot (`off`).
 */
export type Hearer = 'device' | 'maker' | 'unwanted' | 'off'

export function hearerOf(pack: BrowserPack, isLiveWished: boolean): Hearer {
  if (pack === 'available') return 'device'
  if (!canListen()) return 'off'
  return isLiveWished ? 'maker' : 'unwanted'
}

/** Who would hear a recording that begins now. */
export const hearerNow = (): Hearer => hearerOf(browserPack(), areWished())

function watch(tell: () => void) {
  watchers.add(tell)
  return () => watchers.delete(tell)
}
