import { beginningOf } from '../../../cms/contract/beginning-of.ts'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { sendEvents } from '../../data/student.ts'
import { newDevice, nextEventId } from '../event-id.ts'
import { type ExerciseEvent, emptyOutbox, nextOut, putOut, takeOut } from './outbox.ts'
import { isLinkEnded, isRefused } from './refusals.ts'
import { forgetShared, readShared, type SharedRecord, writeShared } from './shared-record.ts'

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
  if (!readShared()?.agrees) return 'not shared'
  putOut(written(happening))
  // What else would listen is asked for with the first answer: too late where the line has broken.
  addEventListener('online', sendOutbox)
  return sendOutbox()
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
    const record = readShared()
    if (!record?.agrees) {
      emptyOutbox()
      return 'not shared'
    }
    const batch = nextOut()
    if (batch.length === 0) return 'sent'
    const isKnown = batch.every(({ exercise }) => record.exercises.includes(exercise))
    const outcome = isKnown ? await sendBatch(batch) : await decide(batch, record)
    if (outcome !== 'sent') return outcome
  }
}

/**
 * Takes out what is of no exercise that was given to her. The tutor may have given her more since
 * this device was told, so the server is asked.
 */
async function decide(batch: readonly ExerciseEvent[], asked: SharedRecord): Promise<Outcome> {
  try {
    const given = await sendEvents([])
    const record = readShared()
    // She has taken her consent back meanwhile, or another student has agreed.
    if (!record?.agrees || record.student !== asked.student) return 'sent'
    takeOut(batch.filter(({ exercise }) => !given.exercises.includes(exercise)))
    return writeShared({ ...record, ...given }) ? 'sent' : 'later'
  } catch (error) {
    return outcomeOf(error)
  }
}

async function sendBatch(batch: readonly ExerciseEvent[]): Promise<Outcome> {
  try {
    await sendEvents(batch)
    takeOut(batch)
    return 'sent'
  } catch (error) {
    return isRefused(error) ? sendEach(batch) : outcomeOf(error)
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

function outcomeOf(error: unknown): Outcome {
  if (!isLinkEnded(error)) return 'later'
  forgetShared()
  emptyOutbox()
  return 'not shared'
}
