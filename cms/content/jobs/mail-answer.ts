import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { beginningOf } from '../../contract/beginning-of.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { documentId } from '../collections/document-id.ts'
import { tutorsAddress } from '../globals/tutors-address.ts'
import { composeAnswerMail } from '../mail/compose-answer-mail.ts'
import { senderAddress } from '../mail/sender-address.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'
import { mailRetries } from './mail-message.ts'

/** Keeps our locks apart from others with the same number. */
const lockClass = 7_302

/**
 * Mails an answer to whoever wrote the message. A failure is tried again later, and until then the
 * tutor reads beside the answer why it has not gone.
 */
export const mailAnswer: TaskConfig<'mail-answer'> = {
  slug: 'mail-answer',
  label: 'Mail an answer',
  inputSchema: [{ name: 'answerId', type: 'number', required: true }],
  retries: mailRetries,
  handler: async ({ input, req: { payload } }) => {
    const req = await createLocalReq({}, payload)
    try {
      await inTransaction(req, () => mailOnce(input.answerId, req))
    } catch (error) {
      await noteProblem(payload, input.answerId, problemText(error))
      throw error
    }
    return { output: {} }
  },
}

/**
 * Sends the mail unless it has been sent, and marks the message as answered. Two jobs may bring the
 * same answer: the second waits here for the first, then sees what it did. A job has no user, hence
 * `overrideAccess`.
 */
async function mailOnce(id: number, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const asJob = { depth: 0, req, overrideAccess: true } as const
  await holdAnswer(req, id)
  const answer = await payload.findByID({
    collection: 'message-answers',
    id,
    disableErrors: true,
    ...asJob,
  })
  if (!answer || answer.sentAt) return // deleted with its message, or sent
  const messageId = documentId(answer.message) ?? 0
  const message = await payload.findByID({
    collection: 'contact-messages',
    id: messageId,
    ...asJob,
  })
  const site = await payload.findGlobal({ slug: 'site', ...asJob })
  const tutor = tutorsAddress(site)
  if (!tutor) throw new Error('The site settings name no e-mail address of yours.')
  const environment = readEnvironment()
  await payload.sendEmail(
    composeAnswerMail({
      id,
      answer: answer.text,
      createdAt: answer.createdAt,
      message,
      tutor,
      siteUrl: environment.siteUrl,
      from: { name: site.brand, address: senderAddress(environment) },
    }),
  )
  await payload.update({
    collection: 'message-answers',
    id,
    data: { sentAt: new Date().toISOString(), problem: null },
    ...asJob,
  })
  const data = { status: 'answered' } as const
  await payload.update({ collection: 'contact-messages', id: messageId, data, ...asJob })
}

/**
 * Beside the answer, in a transaction after the one that has failed. Another job may have sent it
 * meanwhile, behind the same lock.
 */
async function noteProblem(payload: Payload, id: number, problem: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const asJob = { collection: 'message-answers', depth: 0, req, overrideAccess: true } as const
  await inTransaction(req, async () => {
    await holdAnswer(req, id)
    const answer = await payload.findByID({ id, disableErrors: true, ...asJob })
    if (answer && !answer.sentAt) await payload.update({ id, data: { problem }, ...asJob })
  })
}

const holdAnswer = (req: PayloadRequest, id: number) =>
  runSql(req, sql`select pg_advisory_xact_lock(${lockClass}, ${id})`)

/** What the mail server or the network said, on one line. */
const problemText = (error: unknown) =>
  beginningOf((error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' '), 300)
