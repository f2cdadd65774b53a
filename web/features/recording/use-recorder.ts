import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import { type MicrophoneRecording, recordMicrophone } from './microphone.ts'
import { canListen, type Listener, listen } from './recogniser.ts'
import { recordingToasts } from './recording-texts.ts'
import { canSave, type MicrophoneProblem, newRecordings, recordingsAfter } from './recordings.ts'
import { type RecordingPlace, savedTakes, saveRecording } from './saved-recordings.ts'

export type Recorder = ReturnType<typeof useRecorder>

/** How often the timer looks at the clock. */
const tickMs = 250

/**
 * The one microphone of a lesson's speaking activities. It is released when the learner stops, and
 * also when `surface` is hidden or removed, or the page is left.
 */
export function useRecorder(lessonId: number, surface: RefObject<HTMLElement | null>) {
  const showToast = useToast()
  const [recordings, dispatch] = useReducer(recordingsAfter, lessonId, (id) =>
    newRecordings(savedTakes(id)),
  )
  const [stream, setStream] = useState<MediaStream | null>(null)
  const microphone = useRef<MicrophoneRecording>(null)
  const listener = useRef<Listener>(null)
  const isRecording = recordings.live?.phase === 'recording'

  useEffect(() => {
    if (!isRecording) return
    const timer = setInterval(() => dispatch({ type: 'ticked', now: performance.now() }), tickMs)
    return () => clearInterval(timer)
  }, [isRecording])

  useEffect(() => {
    const element = surface.current
    const leave = () => {
      listener.current?.stop()
      microphone.current?.stop()
    }
    const observer = new ResizeObserver(() => {
      if (element?.getClientRects().length === 0) leave()
    })
    if (element) observer.observe(element)
    window.addEventListener('pagehide', leave)
    return () => {
      observer.disconnect()
      window.removeEventListener('pagehide', leave)
    }
  }, [surface])

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
    // The lesson's own voice does not belong into the recording.
    window.speechSynthesis?.cancel()
    dispatch({ type: 'asked', activity })
    microphone.current = recordMicrophone({
      onBegun(opened) {
        setStream(opened)
        const listening = canListen() ? 'on' : 'off'
        dispatch({ type: 'begun', now: performance.now(), listening })
        listener.current = listen({
          onWords: (words) => dispatch({ type: 'heard', activity, words }),
          onLost: () => dispatch({ type: 'listening-lost' }),
        })
      },
      onEnded(audio, isUnplugged) {
        finish()
        dispatch({ type: 'ended', audio, isUnplugged })
        if (isUnplugged) showToast(recordingToasts.unplugged)
        else if (audio?.size === 0) showToast(recordingToasts.noRecording)
      },
      onRefused(kind) {
        finish()
        dispatch({ type: 'refused', kind })
        showToast(refusalToast(kind))
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

  /** False where there is not yet enough to save. */
  function save(place: RecordingPlace): boolean {
    const activity = place.activityIndex
    const take = recordings.takes[activity]
    if (!canSave(take)) {
      showToast(recordingToasts.noRecording)
      return false
    }
    if (take.isSaved) return true
    try {
      saveRecording(place, take)
      dispatch({ type: 'saved', activity })
      showToast(recordingToasts.saved)
    } catch (error) {
      console.warn('The recording was not saved', error)
      showToast(recordingToasts.saveFailed)
    }
    return true
  }

  return {
    recordings,
    /** The open microphone, for the level meter. */
    stream,
    start,
    stop,
    save,
    correct: (activity: number, transcript: string) =>
      dispatch({ type: 'corrected', activity, transcript }),
    takeBack: (activity: number) => dispatch({ type: 'earlier-taken-back', activity }),
    tellOfDownload: () => showToast(recordingToasts.downloadStarted),
  }
}

const refusalToast = (kind: MicrophoneProblem) =>
  kind === 'denied' ? recordingToasts.denied : recordingToasts.microphoneError
