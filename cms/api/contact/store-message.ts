import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { holdName } from '../../content/sql/hold-name.ts'
import { runSql } from '../../content/sql/run-sql.ts'
import { inTransaction } from '../../content/sql/transaction.ts'
import type { ContactMessage } from '../../contract/contact.ts'

/** Stores a message. Whoever sends it writes as a visitor: nobody writes messages in the studio. */
export const store = (req: PayloadRequest, message: ContactMessage) =>
  req.payload.create({
    collection: 'contact-messages',
    data: { ...message, status: 'unread' },
    req,
    user: undefined,
    overrideAccess: false,
    depth: 0,
  })

/**
 * Stores a message unless the same one, word for word, came in the last minutes: a button that is
 * pressed twice, or a form that is sent again after going back, after a reload, or because the
 * answer was lost. Two of them at the same moment wait for each other, in every replica.
 */
export const storeOnce = (req: PayloadRequest, message: ContactMessage) =>
  inTransaction(req, async () => {
    const { name, email, subject, message: text } = message
    const words = JSON.stringify(['message', name, email, subject, text])
    await holdName(req, words)
    const [known] = await runSql(
      req,
      sql`select id from contact_messages where name = ${name} and email = ${email}
        and subject = ${subject} and message = ${text}
        and created_at > now() - interval '10 minutes' limit 1`,
    )
    if (!known) await store(req, message)
  })
