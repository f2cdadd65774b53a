import { sql } from '@payloadcms/db-postgres/drizzle'
import { APIError, createLocalReq, NotFound, type Payload, type TypedUser } from 'payload'
import type { MessageReply, NewMessageAnswer } from '../../contract/message-answers.ts'
import { tutorsAddress } from '../globals/tutors-address.ts'
import { mailQueue } from '../jobs/mail-message.ts'
import { canMail } from '../mail/can-mail.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'

/** Which message, and whose rights hold. */
interface Asked {
  id: number
  user: TypedUser
}

/** The answers to a message, the newest last. */
export async function readAnswers(payload: Payload, { id, user }: Asked): Promise<MessageReply[]> {
  const { docs } = await payload.find({
    collection: 'message-answers',
    where: { message: { equals: id } },
    sort: ['createdAt', 'id'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ key, text, createdAt, sentAt, problem }) => ({
    key: key.slice(key.indexOf(':') + 1),
    text,
    writtenAt: createdAt,
    sentAt: sentAt ?? null,
    problem: problem ?? '',
  }))
}

/**
 * Stores an answer and queues its mail, in one transaction. The same answer sent again is stored
 * once; as long as it has not been mailed it is queued anew, for the tutor who wants another try.
 * The message's row is held, so that of two at the same moment one finds what the other has stored.
 * @throws NotFound where the message is gone.
 * @throws APIError 409 where no mail server is set up, and where nobody could reply to the mail.
 */
export async function storeAnswer(
  payload: Payload,
  { id, user, answer }: Asked & { answer: NewMessageAnswer },
): Promise<void> {
  const rights = { depth: 0, overrideAccess: false, user } as const
  await payload.findByID({ collection: 'contact-messages', id, ...rights })
  if (!canMail()) throw new APIError(noServer, 409)
  const site = await payload.findGlobal({ slug: 'site', ...rights })
  if (!tutorsAddress(site)) throw new APIError(noTutor, 409)
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const held = sql`select id from contact_messages where id = ${id} for no key update`
    if ((await runSql(req, held)).length === 0) throw new NotFound()
    const answerId = await storeOnce(id, answer)
    if (answerId === null) return
    const input = { answerId }
    await payload.jobs.queue({ task: 'mail-answer', queue: mailQueue.queue, input, req })
  })

  /** Null where it has been mailed already. Nobody writes answers but the server. */
  async function storeOnce(message: number, { key: own, text }: NewMessageAnswer) {
    const key = `${message}:${own}`
    const { docs } = await payload.find({
      collection: 'message-answers',
      where: { key: { equals: key } },
      limit: 1,
      depth: 0,
      req,
      overrideAccess: true,
    })
    const [known] = docs
    if (known) return known.sentAt ? null : known.id
    const stored = await payload.create({
      collection: 'message-answers',
      data: { message, key, text },
      depth: 0,
      req,
      overrideAccess: true,
    })
    return stored.id
  }
}

const noServer = 'No mail server is set up. Reply from your e-mail app instead.'
const noTutor =
  'Your answer would have no address to reply to. Set your e-mail address in the site settings.'
