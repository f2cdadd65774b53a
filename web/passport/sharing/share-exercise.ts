import { beginningOf } from '../../../cms/contract/beginning-of.ts'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { ApiError } from '../../data/client.ts'
import { readGiven, sendEvents } from '../../data/student.ts'
import { newDevice, nextEventId } from '../event-id.ts'
import { type ExerciseEvent, emptyOutbox, nextOut, putOut, takeOut } from './outbox.ts'
import { forgetShared, readShared, writeShared } from './shared-record.ts'

/** Something that was done in an exercise, as its page tells it. */
export type ExerciseHappening = ExerciseEvent extends infer One
  ? One extends ExerciseEvent
    ? { kind: One['kind']; exercise: number; data: One['data'] }
    : never
  : never

/** 'later' where the server did not answer: the next event, page or connection tries again. */
type Outcome = 'sent' | 'later' | 'not shared'

/**
 * Tells the tutor what was done in an exercise that she gave, if the student has agreed on this
 * device. It waits here until it has been sent; of an exercise that she was not given nothing leaves.
 */
export async function shareExercise(happening: ExerciseHappening): Promise<Outcome> {
  const record = readShared()
  if (!record?.agrees) return 'not shared'
  const event = written(happening)
  if (record.exercises.includes(event.exercise)) putOut(event)
  else undecided.push(event)
  return sendOutbox()
}

/** Events of exercises of which is not known whether they were given to her. */
const undecided: ExerciseEvent[] = []

/**
 * Puts out what is of a given exercise, and forgets the rest. The tutor may have given her more
 * since this device was told: then the server is asked. False where it did not answer.
 */
async function decide(): Promise<boolean> {
  const known = readShared()?.exercises ?? []
  if (!undecided.every(({ exercise }) => known.includes(exercise))) {
    const given = await readGiven().catch(() => 'no answer' as const)
    const record = readShared()
    if (given === 'no answer') return false
    if (record?.agrees && given) writeShared({ ...record, ...given })
  }
  const { agrees = false, exercises = [] } = readShared() ?? {}
  for (const event of undecided.splice(0)) {
    if (agrees && exercises.includes(event.exercise)) putOut(event)
  }
  return true
}

let last = ''
const device = newDevice(Math.random())

function written(happening: ExerciseHappening): ExerciseEvent {
  const at = Date.now()
  last = nextEventId({ at, device, last, chance: Math.random() })
  if (happening.kind !== 'answered') return { ...happening, id: last, at }
  const { answer, ...data } = happening.data
  return { ...happening, id: last, at, data: { ...data, answer: cut(answer) } }
}

const cut = (text: string) => beginningOf(text, studentLimits.answer)

let running: Promise<Outcome> | undefined

/** Sends what waits, some events in each request, one request at a time. */
export function sendOutbox(): Promise<Outcome> {
  running ??= sendAll().finally(() => {
    running = undefined
  })
  return running
}

async function sendAll(): Promise<Outcome> {
  for (;;) {
    const isDecided = await decide()
    if (!readShared()?.agrees) {
      emptyOutbox()
      return 'not shared'
    }
    const batch = nextOut()
    if (batch.length === 0) return isDecided ? 'sent' : 'later'
    const outcome = await sendBatch(batch)
    if (outcome !== 'sent') return outcome
  }
}

async function sendBatch(batch: readonly ExerciseEvent[]): Promise<Outcome> {
  try {
    await sendEvents(batch)
    takeOut(batch)
    return 'sent'
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0
    if (status === 400) return sendEach(batch)
    if (status !== 401 && status !== 403) return 'later'
    // The link has ended, or she has taken her consent back on another device.
    forgetShared()
    emptyOutbox()
    return 'not shared'
  }
}

/** One of them is none that the server takes, and never will be: the others go alone. */
async function sendEach(batch: readonly ExerciseEvent[]): Promise<Outcome> {
  if (batch.length === 1) {
    takeOut(batch)
    return 'sent'
  }
  for (const event of batch) {
    const outcome = await sendBatch([event])
    if (outcome !== 'sent') return outcome
  }
  return 'sent'
}
