import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Listener, listen } from '../../listening/browser/recogniser.ts'
import {
  type MicrophoneRecording,
  recordMicrophone,
} from '../../listening/microphone/microphone.ts'
import { hearerNow, useLiveWordsWish } from './live-words-wish.ts'
import type { RecordingEvent } from './recordings.ts'

/**
 * The microphone and the recogniser beside it. They are released when the learner stops, and also
 * when `surface` is hidden or removed, or the page is left.
 */
export function useRecordingDevices(
  surface: RefObject<HTMLElement | null>,
  onEvent: (event: RecordingEvent) => void,
) {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const microphone = useRef<MicrophoneRecording>(null)
  const listener = useRef<Listener>(null)
  useLeaving(surface, stop)
  useChangedMind(() => {
    listener.current?.abort()
    if (listener.current) onEvent({ type: 'listening-lost' })
  })

  useEffect(
    () => () => {
      listener.current?.abort()
      microphone.current?.discard()
    },
    [],
  )

  function start(activity: number) {
    if (microphone.current) return
    listener.current?.abort()
    listener.current = null
    // The lesson's own voice does not belong in the recording.
    window.speechSynthesis?.cancel()
    onEvent({ type: 'asked', activity })
    microphone.current = recordMicrophone({
      onBegun(opened) {
        setStream(opened)
        const hearer = hearerNow()
        const isHeard = hearer === 'device' || hearer === 'maker'
        onEvent({ type: 'begun', now: performance.now(), listening: isHeard ? 'on' : hearer })
        if (!isHeard) return
        listener.current = listen({
          isLocal: hearer === 'device',
          onWords: (words) => onEvent({ type: 'heard', activity, words }),
          onLost: () => onEvent({ type: 'listening-lost' }),
        })
      },
      onEnded(audio, isUnplugged) {
        finish()
        onEvent({ type: 'ended', audio, isUnplugged })
      },
      onRefused(kind) {
        finish()
        onEvent({ type: 'refused', kind })
      },
    })
  }

  function finish() {
    listener.current?.stop()
    microphone.current = null
    setStream(null)
  }

  function stop() {
    listener.current?.stop()
    microphone.current?.stop()
  }

  return { stream, start, stop }
}

/** Tells when live words are turned off while the microphone may be open. */
function useChangedMind(onTurnedOff: () => void) {
  const isLiveWished = useLiveWordsWish()
  const turnOff = useEffectEvent(onTurnedOff)

  useEffect(() => {
    if (!isLiveWished) turnOff()
  }, [isLiveWished])
}

/** Tells when the surface is hidden, and when the page is left. */
function useLeaving(surface: RefObject<HTMLElement | null>, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    const element = surface.current
    const leavePage = () => leave()
    const observer = new ResizeObserver(() => {
      if (element?.getClientRects().length === 0) leave()
    })
    if (element) observer.observe(element)
    window.addEventListener('pagehide', leavePage)
    return () => {
      observer.disconnect()
      window.removeEventListener('pagehide', leavePage)
    }
  }, [surface])
}
