import { audioFileName } from './audio-format.ts'
import type { Take } from './recordings.ts'

/** The activity that a recording belongs to, and what its file is named after. */
export interface RecordingPlace {
  lessonId: number
  lessonNumber: number
  title: string
  /** Index among the lesson's activities (spec §3 'Speaking recording'). */
  activityIndex: number
  /** Number among the lesson's speaking activities, from 1, as the learner sees it. */
  speakingNumber: number
}

/** Saved recordings live as long as the page does; nothing is sent (spec §7). */
const saved = new Map<string, FormData>()

/** Saves a recording in place of an earlier one of the same activity. */
export function saveRecording(place: RecordingPlace, take: Take): void {
  saved.set(`${place.lessonId}/${place.activityIndex}`, recordingForm(place, take))
}

/** Forgets what was saved in this visit, with all else that the page holds. */
export const forgetSaved = (): void => saved.clear()

/** The form of a recording: audio, transcript, lessonId, activityIndex (spec §7). */
export function recordingForm(place: RecordingPlace, { audio, transcript }: Take): FormData {
  const form = new FormData()
  form.set('audio', audio, audioFileName({ ...place, type: audio.type }))
  form.set('transcript', transcript.trim())
  form.set('lessonId', String(place.lessonId))
  form.set('activityIndex', String(place.activityIndex))
  return form
}

/** Every recording that was saved in this visit, under the name of its file. */
export const savedFiles = (): { name: string; audio: File; transcript: string }[] =>
  [...saved.values()].flatMap((form) => {
    const audio = form.get('audio')
    const transcript = form.get('transcript')
    if (!(audio instanceof File) || typeof transcript !== 'string') return []
    return [{ name: audio.name, audio, transcript }]
  })
