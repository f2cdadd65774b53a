import type { GivenThings } from '../../../cms/contract/student-events.ts'
import { studentLimits } from '../../../cms/contract/student-limits.ts'
import { sendEvents } from '../../data/student.ts'
import { lessonOfRef } from '../computed.ts'
import type { PassportEvent } from '../passport-event.ts'
import { isLinkEnded, isRefused } from './refusals.ts'
import { sentEvent } from './sent-event.ts'
import {
  forgetShared,
  newestOf,
  notYetSent,
  readShared,
  type SharedRecord,
  writeShared,
} from './shared-record.ts'

export interface PassportNow {
  events: readonly PassportEvent[]
  /** The letters that this device writes with. */
  device: string
}

/** 'later' where the server did not answer: the next event, page or connection tries again. */
type Outcome = 'sent' | 'later' | 'not shared'

let running: Promise<Outcome> | undefined
let wantsMore = false

/**
 * Sends what she did since she agreed, as far as it has not been sent: one request at a time, some
 * events in each. The server stores each once, so that nothing is lost or doubled when an answer
 * does not arrive or two tabs send the same.
 */
export function sendShared(passportNow: () => PassportNow): Promise<Outcome> {
  wantsMore = true
  running ??= sendWhileWanted(passportNow).finally(() => {
    running = undefined
  })
  return running
}

async function sendWhileWanted(passportNow: () => PassportNow): Promise<Outcome> {
  let outcome: Outcome = 'sent'
  while (wantsMore && outcome === 'sent') {
    wantsMore = false
    outcome = await sendAll(passportNow())
  }
  return outcome
}

async function sendAll({ events, device }: PassportNow): Promise<Outcome> {
  for (;;) {
    const record = readShared()
    if (!record?.agrees) return 'not shared'
    const batch = notYetSent(record, events, device).slice(0, studentLimits.eventsAtOnce)
    if (batch.length === 0) return 'sent'
    const outcome = await sendBatch(record, batch, device)
    if (outcome !== 'sent') return outcome
  }
}

async function sendBatch(
  record: SharedRecord,
  batch: PassportEvent[],
  device: string,
): Promise<Outcome> {
  try {
    const { lessons, exercises } = await sendGiven(record, batch)
    return noteDone(record, { lessons, exercises, upTo: newestOf(batch, device) })
  } catch (error) {
    if (isRefused(error)) return sendEach(record, batch, device)
    if (!isLinkEnded(error)) return 'later'
    forgetShared()
    return 'not shared'
  }
}

/**
 * Sends what is of lessons that she was given; of others nothing leaves the device. The tutor may have
 * given her more since this device was told: then the server says so, and those go as well.
 */
async function sendGiven(known: SharedRecord, batch: PassportEvent[]): Promise<GivenThings> {
  const eventsOf = (lessons: readonly number[]) =>
    batch.flatMap((event) => sentEvent(event, lessons) ?? [])
  const touched = batch.map(({ ref }) => lessonOfRef(ref).lessonId)
  if (eventsOf(touched).length === 0)
    return { lessons: [...known.lessons], exercises: [...known.exercises] }
  const given = await sendEvents(eventsOf(known.lessons))
  const more = eventsOf(given.lessons.filter((lesson) => !known.lessons.includes(lesson)))
  return more.length > 0 ? sendEvents(more) : given
}

/** One of them is none that the server takes, and never will be: the others go alone. */
async function sendEach(
  record: SharedRecord,
  batch: PassportEvent[],
  device: string,
): Promise<Outcome> {
  if (batch.length === 1) return noteDone(record, { upTo: newestOf(batch, device) })
  for (const one of batch) {
    const outcome = await sendBatch(record, [one], device)
    if (outcome !== 'sent') return outcome
  }
  return 'sent'
}

/** These are not sent again. */
function noteDone({ student }: SharedRecord, done: Partial<SharedRecord>): Outcome {
  const now = readShared()
  // She has taken it back meanwhile, or another student has agreed.
  if (!now?.agrees || now.student !== student) return 'not shared'
  return writeShared({ ...now, ...done }) ? 'sent' : 'later'
}
