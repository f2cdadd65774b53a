import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { runSql } from '../../sql/run-sql.ts'

const yourself = 'You cannot delete yourself. Ask another admin to do it.'
const lastOne = 'This is the last admin, and without one nobody could sign in. Add another first.'

/**
 * Nobody deletes themselves, and one admin always stays. Deletions wait for each other, in every
 * replica, so that two admins who delete each other at once do not both go.
 */
export const keepAnAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.collection === 'admins' && req.user.id === id) throw new APIError(yourself, 409)
  const leaving = leavingIn(req).add(id)
  await runSql(req, sql`select pg_advisory_xact_lock(hashtextextended('delete-admin', 0))`)
  const { totalDocs } = await req.payload.count({
    collection: 'admins',
    where: { id: { not_in: [...leaving] } },
    overrideAccess: true, // every admin who stays counts, whoever deletes
    req,
  })
  if (totalDocs === 0) throw new APIError(lastOne, 409)
}

const leavingByRequest = new WeakMap<PayloadRequest, Set<number | string>>()

/**
 * When several are deleted at once, this runs for each of them before any is gone: none of those
 * may be counted as staying.
 */
function leavingIn(req: PayloadRequest): Set<number | string> {
  const leaving = leavingByRequest.get(req) ?? new Set()
  leavingByRequest.set(req, leaving)
  return leaving
}
