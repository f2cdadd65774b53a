import { sql } from '@payloadcms/db-postgres'
import {
  type CollectionAfterChangeHook,
  createLocalReq,
  type PayloadRequest,
  type TaskConfig,
} from 'payload'
import { readEnvironment } from '../../environment/environment.ts'
import { tutorsAddress } from '../globals/tutors-address.ts'
import { composeMessageMail } from '../mail/compose-message-mail.ts'
import { senderAddress } from '../mail/sender-address.ts'
import { runSql } from '../sql/run-sql.ts'
import { inTransaction } from '../sql/transaction.ts'

/** Looked at often: a message should reach the tutor within seconds. */
export const mailQueue = { queue: 'mail', cron: '*/10 * * * * *', limit: 5 }

/** With waits of 10, 20, 40 … seconds it takes about two days to give up. */
export const mailRetries = {
  attempts: 14,
  backoff: { type: 'exponential' as const, delay: 10_000 },
}

/** Keeps our locks apart from others with the same number. */
const lockClass = 7_301

/** Queues the mail about a new message, in the transaction that stores it (decision 24). */
export const queueMail: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'create' && readEnvironment().SMTP_URL) {
    const input = { messageId: Number(doc.id) }
    await req.payload.jobs.queue({ task: 'mail-message', queue: mailQueue.queue, input, req })
  }
  return doc
}

/** Mails a contact message to the tutor; a failure is tried again later. */
export const mailMessage: TaskConfig<'mail-message'> = {
  slug: 'mail-message',
  label: 'Mail a contact message',
  inputSchema: [{ name: 'messageId', type: 'number', required: true }],
  retries: mailRetries,
  handler: async ({ input, req: { payload } }) => {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, () => mailOnce(input.messageId, req))
    return { output: {} }
  },
}

/**
 * Sends the mail unless it has been sent. Two replicas may pick up the same job: the second waits
 * here for the first, then sees what it did. A job has no user, hence `overrideAccess`.
 */
async function mailOnce(id: number, req: PayloadRequest): Promise<void> {
  const { payload } = req
  await runSql(req, sql`select pg_advisory_xact_lock(${lockClass}, ${id})`)
  const [message] = (
    await payload.find({
      collection: 'contact-messages',
      where: { id: { equals: id } },
      limit: 1,
      depth: 0,
      req,
      overrideAccess: true,
    })
  ).docs
  if (!message || message.mailedAt) return // deleted by the tutor, or sent
  const site = await payload.findGlobal({ slug: 'site', depth: 0, req, overrideAccess: true })
  const to = tutorsAddress(site)
  if (!to)
    throw new Error('There is nobody to send mail to: set an e-mail address in the site settings.')
  const environment = readEnvironment()
  const { name, email, subject, message: text, createdAt } = message
  const written = { name, email, subject: subject ?? '', message: text }
  await payload.sendEmail(
    composeMessageMail({
      id,
      message: written,
      createdAt,
      to,
      from: senderAddress(environment),
      siteUrl: environment.siteUrl,
    }),
  )
  await payload.update({
    collection: 'contact-messages',
    id,
    data: { mailedAt: new Date().toISOString() },
    depth: 0,
    req,
    overrideAccess: true,
  })
}
