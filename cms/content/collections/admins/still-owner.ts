import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeValidateHook, Forbidden } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

/** Of her own account too, what an owner alone may write. */
const ownersFields = ['role', 'username', 'email'] as const

/**
 * Asks once more, as an account is written, whether whoever writes it is an owner: what she sends may
 * take its time, and who was let in with its first byte may be none any more with the last.
 */
export const stillOwner: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { user } = req
  if (!user) return data // the server itself
  const isOwn = originalDoc !== undefined && originalDoc.id === user.id
  const changes = ownersFields.some(
    (name) => data?.[name] !== undefined && (data[name] || null) !== (originalDoc?.[name] || null),
  )
  if (isOwn && !changes) return data
  const [row] = await runSql(req, sql`select role from admins where id = ${user.id}`)
  if (row?.role !== 'owner') throw new Forbidden(req.t)
  return data
}
