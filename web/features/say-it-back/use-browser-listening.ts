import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Listener, listen } from '../../listening/browser/recogniser.ts'
import type { BrowserPack } from '../../listening/browser/use-browser-pack.ts'
import { textOf } from '../../listening/browser/words.ts'

/** What the browser's own pack heard of a take; null where it did not listen. */
export interface BrowserHeard {
  text: string
  /** It stopped before the end. */
  isLost: boolean
}

/**
 * Has the pack on this device hear what comes from a microphone, while one is open. Nothing else
 * recognises here: no voice leaves the device (decision 85).
 */
export function useBrowserListening(
  stream: MediaStream | null,
  pack: BrowserPack,
): BrowserHeard | null {
  const [heard, setHeard] = useState<BrowserHeard | null>(null)
  const listener = useRef<Listener>(null)

  // A pack that comes while somebody speaks has missed the beginning: it waits for the next take.
  const begin = useEffectEvent((open: MediaStream) => {
    listener.current?.abort() // the last words of the take before
    listener.current = null
    setHeard(pack === 'available' ? nothingHeard : null)
    if (pack !== 'available') return
    listener.current = listen({
      isLocal: true,
      track: open.getAudioTracks()[0],
      onWords: (words) => setHeard({ text: textOf(words), isLost: false }),
      onLost: () => setHeard((before) => before && { ...before, isLost: true }),
    })
  })

  useEffect(() => {
    if (!stream) return
    begin(stream)
    return () => listener.current?.stop()
  }, [stream])

  useEffect(() => () => listener.current?.abort(), [])

  return heard
}

const nothingHeard: BrowserHeard = { text: '', isLost: false }
