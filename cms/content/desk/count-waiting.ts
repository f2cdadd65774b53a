import type { Payload, TypedUser } from 'payload'
import { asTutor } from './as-tutor.ts'

/** Messages that wait for the tutor. */
export interface WaitingMessages {
  /** Read or not: nobody has answered them yet. */
  unanswered: number
  /** Those of them that nobody has opened yet. */
  unread: number
}

/** How many messages wait for an answer, counted with the tutor's own rights. */
export async function countWaiting(payload: Payload, user: TypedUser): Promise<WaitingMessages> {
  const { depth: _, ...rights } = asTutor(user)
  const as = { collection: 'contact-messages', ...rights } as const
  const [unanswered, unread] = await Promise.all([
    payload.count({ ...as, where: { status: { not_equals: 'answered' } } }),
    payload.count({ ...as, where: { status: { equals: 'unread' } } }),
  ])
  return { unanswered: unanswered.totalDocs, unread: unread.totalDocs }
}

/** '1 message to answer', '3 messages to answer, 2 unread'. */
export function waitingText({ unanswered, unread }: WaitingMessages): string {
  const messages = `${unanswered} message${unanswered === 1 ? '' : 's'} to answer`
  return unread > 0 ? `${messages}, ${unread} unread` : messages
}
