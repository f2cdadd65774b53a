import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type MicrophoneRecording,
  recordMicrophone,
} from '../../listening/microphone/microphone.ts'
import { canListen, type Listener, listen } from './recogniser.ts'
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
        const listening = canListen() ? 'on' : 'off'
        onEvent({ type: 'begun', now: performance.now(), listening })
        listener.current = listen({
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
