import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { holdOwners } from './hold-admin.ts'

const yourself = 'You cannot delete yourself. Ask another admin to do it.'
const lastOne =
  'This is the last owner, and without one nobody could publish or add admins. Make somebody else an owner first.'

/**
 * Nobody deletes themselves, and one owner always stays. What takes an owner away waits for each
 * other, in every replica, so that two who delete or demote each other at once do not both go.
 */
export const keepAnOwner: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.user?.collection === 'admins' && req.user.id === id) throw new APIError(yourself, 409)
  const leaving = leavingIn(req).add(id)
  await requireOther(leaving, req)
}

/** The same for an owner who becomes an assistant; she may be the one who is signed in. */
export const keepAnOwnerInRole: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const isDemoted = originalDoc?.role === 'owner' && (data.role ?? 'owner') !== 'owner'
  if (isDemoted) await requireOther(new Set([originalDoc.id]), req)
  return data
}

/** @throws APIError 409 where no owner is beside those who leave. */
async function requireOther(leaving: Set<number | string>, req: PayloadRequest): Promise<void> {
  await holdOwners(req)
  const { totalDocs } = await req.payload.count({
    collection: 'admins',
    where: { and: [{ id: { not_in: [...leaving] } }, { role: { equals: 'owner' } }] },
    overrideAccess: true, // every owner who stays counts, whoever asks
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
