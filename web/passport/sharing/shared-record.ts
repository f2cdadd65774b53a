import type { StudentPage } from '../../../cms/contract/student.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { deviceOfId, nextEventId } from '../event-id.ts'
import type { PassportEvent } from '../passport-event.ts'
import { sharedKey } from './was-asked.ts'

/** What this device knows of a student's consent. Without such a record nothing is ever sent. */
export interface SharedRecord {
  /** Who was asked; what an earlier version has kept does not say. */
  student?: number
  agrees: boolean
  /** The lessons of which events are sent. */
  lessons: readonly number[]
  /** The exercises of which events are sent. */
  exercises: readonly number[]
  /** The newest event of this device that was sent, or was there before she agreed; '' for none. */
  upTo: string
}

/**
 * Null where she was never asked on this device, or it keeps nothing. Who agreed before exercises
 * were sent too is asked once more: it was less that she agreed to.
 */
export function readShared(): SharedRecord | null {
  try {
    const record: unknown = JSON.parse(deviceStorage.read(sharedKey) ?? 'null')
    return isShared(record) ? record : null
  } catch {
    return null
  }
}

/** False where this browser keeps nothing: then nothing may be sent either. */
export const writeShared = (record: SharedRecord): boolean =>
  deviceStorage.write(sharedKey, JSON.stringify(record))

/** Whether an answer could be remembered here at all. */
export const canKeepShared = (): boolean => deviceStorage.isAllowed()

/** Who she is and what she was given, as it is noted here. */
export const givenTo = ({
  id,
  lessons,
  exercises,
}: Pick<StudentPage, 'id' | 'lessons' | 'exercises'>) => ({
  student: id,
  lessons: lessons.map(({ lessonId }) => lessonId),
  exercises: exercises.map(({ exerciseId }) => exerciseId),
})

export const forgetShared = (): void => deviceStorage.remove(sharedKey)

/**
 * What was done on this device since she agreed and has not been sent. Events that came from another
 * device stay: she was not asked there.
 */
export const notYetSent = (
  { upTo }: SharedRecord,
  events: readonly PassportEvent[],
  device: string,
): PassportEvent[] =>
  events.filter(({ id }) => deviceOfId(id) === device && (id > upTo || deviceOfId(upTo) !== device))

/** The newest event of a device; '' for none. */
export const newestOf = (events: readonly PassportEvent[], device: string): string =>
  events.reduce((newest, { id }) => (deviceOfId(id) === device && id > newest ? id : newest), '')

interface Agreeing {
  events: readonly PassportEvent[]
  device: string
  /** In milliseconds, by this device's clock. */
  now: number
}

/**
 * Where sending begins for who agrees now: behind all that this device has done until now, also in
 * tabs that have not told yet.
 */
export function sharedFrom({ events, device, now }: Agreeing): string {
  const lastOfNow = nextEventId({ at: now, device, last: '', chance: 1 - Number.EPSILON })
  return [newestOf(events, device), lastOfNow].sort().at(-1) ?? ''
}

const isShared = (value: unknown): value is SharedRecord =>
  typeof value === 'object' &&
  value !== null &&
  'agrees' in value &&
  typeof value.agrees === 'boolean' &&
  'lessons' in value &&
  Array.isArray(value.lessons) &&
  'exercises' in value &&
  Array.isArray(value.exercises) &&
  'upTo' in value &&
  typeof value.upTo === 'string'
