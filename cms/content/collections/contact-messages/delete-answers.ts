import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/**
 * A message that is deleted takes the answers to it with it. Its row is held first, as by whoever
 * answers it, so that no answer comes to it that this would leave behind.
 */
export const deleteAnswers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req, sql`select from contact_messages where id = ${id} for update`)
  await req.payload.delete({
    collection: 'message-answers',
    where: { message: { equals: id } },
    req,
    overrideAccess: true, // who may delete the message has been checked
  })
}
