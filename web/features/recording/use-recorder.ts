import { type RefObject, useEffect } from 'react'
import { type Toast, useToast } from '../../ui/toasts/toast-provider.tsx'
import { changeRecordings, useKeptRecordings } from './kept-recordings.ts'
import { recordingToasts } from './recording-texts.ts'
import { canSave, type RecordingEvent } from './recordings.ts'
import { type RecordingPlace, saveRecording } from './saved-recordings.ts'
import { useRecordingDevices } from './use-recording-devices.ts'

export type Recorder = ReturnType<typeof useRecorder>

/** How often the timer looks at the clock. */
const tickMs = 250

/** The recordings of a lesson's speaking activities, which share one microphone. */
export function useRecorder(lessonId: number, surface: RefObject<HTMLElement | null>) {
  const showToast = useToast()
  const recordings = useKeptRecordings(lessonId)
  const { stream, start, stop } = useRecordingDevices(surface, (event) => {
    changeRecordings(lessonId, event)
    const toast = toastOf(event)
    if (toast) showToast(toast)
  })
  const isRecording = recordings.live?.phase === 'recording'

  useEffect(() => {
    if (!isRecording) return
    const tick = () => changeRecordings(lessonId, { type: 'ticked', now: performance.now() })
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [isRecording, lessonId])

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
      changeRecordings(lessonId, { type: 'saved', activity })
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
      changeRecordings(lessonId, { type: 'corrected', activity, transcript }),
    takeBack: (activity: number) =>
      changeRecordings(lessonId, { type: 'earlier-taken-back', activity }),
    tellOfDownload: () => showToast(recordingToasts.downloadStarted),
  }
}

/** What screen readers say about a change of state, if anything. */
function toastOf(event: RecordingEvent): Toast | undefined {
  if (event.type === 'refused') {
    return event.kind === 'denied' ? recordingToasts.denied : recordingToasts.microphoneError
  }
  if (event.type !== 'ended') return undefined
  const { audio, isUnplugged } = event
  if (audio?.size !== 0) return isUnplugged ? recordingToasts.unplugged : undefined
  return isUnplugged ? recordingToasts.microphoneError : recordingToasts.noRecording
}
