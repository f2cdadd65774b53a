import type { StudentEvent } from '../../../cms/contract/student-events.ts'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../../ui/browser-storage/parsed-json.ts'

export type ExerciseEvent = Extract<StudentEvent, { exercise: number }>

/** An event has a name of its own, so that two tabs never write over each other's. */
const prefix = 'student-outbox/'

/** More than a year without a connection. */
const mostWaiting = 2_000

/** What this browser had no room for; it goes with the page. */
const unkept = new Map<string, ExerciseEvent>()

/** Keeps an event until it has been sent. */
export function putOut(event: ExerciseEvent): void {
  const isKept =
    waitingNames().length < mostWaiting &&
    deviceStorage.write(prefix + event.id, JSON.stringify(event))
  if (!isKept) unkept.set(event.id, event)
}

/** The oldest events that wait, as many as are sent at once. */
export function nextOut(): ExerciseEvent[] {
  const events = waitingNames().flatMap((name) => readOut(name) ?? [])
  return [...events, ...unkept.values()].slice(0, studentLimits.eventsAtOnce)
}

/** These have been sent, or never will be. */
export function takeOut(events: readonly Pick<ExerciseEvent, 'id'>[]): void {
  for (const { id } of events) {
    deviceStorage.remove(prefix + id)
    unkept.delete(id)
  }
}

/** She has taken her consent back, or her link has ended. */
export function emptyOutbox(): void {
  for (const name of waitingNames()) deviceStorage.remove(name)
  unkept.clear()
}

/** Ids grow with time, so the oldest comes first. */
const waitingNames = () =>
  deviceStorage
    .names()
    .filter((name) => name.startsWith(prefix))
    .sort()

/** What cannot be read any more is thrown away: it would stand in the way of all others. */
function readOut(name: string): ExerciseEvent | null {
  const stored = parsedJson(deviceStorage.read(name))
  if (isEvent(stored)) return stored
  deviceStorage.remove(name)
  return null
}

/** The server looks closely. */
const isEvent = (value: unknown): value is ExerciseEvent =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'exercise' in value &&
  'kind' in value &&
  'data' in value
