import { useSyncExternalStore } from 'react'

/**
 * Whether the device has a voice for English. Browsers list their voices late, so false may become
 * true; the server knows none.
 */
export const useEnglishVoice = () => useSyncExternalStore(watchVoices, hasEnglishVoice, never)

function watchVoices(tell: () => void) {
  const speech = synthesis()
  // Old Safari has voices, but no event that reports them.
  speech?.addEventListener?.('voiceschanged', tell)
  return () => speech?.removeEventListener?.('voiceschanged', tell)
}

const hasEnglishVoice = () =>
  synthesis()
    ?.getVoices()
    .some(({ lang }) => /^en(?:[-_]|$)/i.test(lang)) ?? false

const synthesis = () => ('speechSynthesis' in window ? window.speechSynthesis : undefined)

const never = () => false
