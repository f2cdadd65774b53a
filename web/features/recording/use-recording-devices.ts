import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Listener, listen } from '../../listening/browser/recogniser.ts'
import { watchHearing } from '../../listening/microphone/hearing.ts'
import {
  type MicrophoneRecording,
  recordMicrophone,
} from '../../listening/microphone/microphone.ts'
import { useLeaving } from '../../listening/microphone/use-leaving.ts'
import { useSpeaker } from '../../speech/speech-provider.tsx'
import { hearerNow, useLiveWordsWish } from './live-words-wish.ts'
import type { RecordingEvent } from './recordings.ts'

/**
 * The microphone and the recogniser beside it. They are released when the learner stops, and also
 * when `surface` is hidden or removed, or the page is left. What was said up to then is told in
 * each case, after the removal as well.
 */
export function useRecordingDevices(
  surface: RefObject<HTMLElement | null>,
  onEvent: (event: RecordingEvent) => void,
) {
  const [stream, setStream] = useState<MediaStream | null>(null)
  const microphone = useRef<MicrophoneRecording>(null)
  const listener = useRef<Listener>(null)
  const endWatch = useRef<() => void>(null)
  const speaker = useSpeaker()
  useLeaving(surface, stop)
  useChangedMind(() => {
    listener.current?.abort()
    if (listener.current) onEvent({ type: 'listening-lost' })
  })

  useEffect(
    () => () => {
      listener.current?.stop()
      microphone.current?.stop()
    },
    [],
  )

  function start(activity: number) {
    if (microphone.current) return
    listener.current?.abort()
    listener.current = null
    // The lesson's own voice does not belong in the recording.
    speaker.stop()
    onEvent({ type: 'asked', activity })
    microphone.current = recordMicrophone({
      onBegun(opened) {
        setStream(opened)
        const hearer = hearerNow()
        const isHeard = hearer === 'device' || hearer === 'maker'
        onEvent({ type: 'begun', now: performance.now(), listening: isHeard ? 'on' : hearer })
        endWatch.current = watchHearing(opened, (hearing) => onEvent({ type: 'hearing', hearing }))
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
    endWatch.current?.()
    endWatch.current = null
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
