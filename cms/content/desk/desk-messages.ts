import type { Payload, TypedUser } from 'payload'
import { studioPaths } from '../../contract/studio-paths.ts'
import { asTutor, shownLines } from './as-tutor.ts'
import { countWaiting } from './count-waiting.ts'

const collection = 'contact-messages'

/** Messages that nobody has answered, unread ones first. */
export async function readMessagePile(payload: Payload, user: TypedUser) {
  const [waiting, { docs }] = await Promise.all([
    countWaiting(payload, user),
    payload.find({
      collection,
      sort: ['status', '-createdAt'],
      limit: shownLines,
      where: { status: { not_equals: 'answered' } },
      ...asTutor(user),
    }),
  ])
  return {
    count: waiting.unanswered,
    detail: waiting.unread > 0 ? `${waiting.unread} unread` : undefined,
    all: studioPaths.list(collection),
    lines: docs.map(({ id, name, subject, status, createdAt }) => ({
      href: studioPaths.document(collection, id),
      title: subject || 'No subject',
      note: status === 'unread' ? `${name} · unread` : name,
      time: createdAt,
    })),
  }
}
