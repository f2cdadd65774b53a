import { useSyncExternalStore } from 'react'
import { holdOnPage } from '../../ui/stored-text/held-on-page.ts'
import {
  isLostWithPage,
  newRecordings,
  type RecordingEvent,
  type Recordings,
  recordingsAfter,
} from './recordings.ts'
import { forgetSaved } from './saved-recordings.ts'

/** The recordings of each lesson, which live as long as the page does, saved or not (spec §7). */
const kept = new Map<number, Recordings>()
const watchers = new Set<() => void>()
const none = newRecordings()

/** What was recorded of a lesson in this visit. */
export const keptRecordings = (lessonId: number): Recordings => kept.get(lessonId) ?? none

/** What has happened to a recording of a lesson, which need not be open any more. */
export function changeRecordings(lessonId: number, event: RecordingEvent): void {
  const before = keptRecordings(lessonId)
  const after = recordingsAfter(before, event)
  if (after === before) return
  kept.set(lessonId, after)
  tellAll()
}

function forgetRecordings() {
  kept.clear()
  forgetSaved()
  tellAll()
}

function tellAll() {
  const isMissed = [...kept.values()].some(isLostWithPage)
  holdOnPage('recordings', { isMissed, forget: forgetRecordings })
  for (const tell of watchers) tell()
}

/** The recordings of a lesson as they are now. */
export const useKeptRecordings = (lessonId: number): Recordings =>
  useSyncExternalStore(
    watch,
    () => keptRecordings(lessonId),
    () => none,
  )

function watch(tell: () => void) {
  watchers.add(tell)
  return () => {
    watchers.delete(tell)
  }
}
