import { APIError, NotFound, type PayloadRequest } from 'payload'
import { asUserOf } from '../../access/as-user-of.ts'

/**
 * The document that a request to one of its endpoints names, read with the user's own rights: they
 * are an admin's, as those for changing it are.
 * @throws APIError 401, NotFound.
 */
export async function askedDocument<Slug extends 'students' | 'access-codes'>(
  req: PayloadRequest,
  collection: Slug,
) {
  if (!req.user) throw new APIError('Please sign in first.', 401)
  const id = Number(req.routeParams?.id)
  if (!Number.isSafeInteger(id)) throw new NotFound()
  return req.payload.findByID({ collection, id, ...asUserOf(req) })
}

/** What is told once and kept nowhere. */
export const secretAnswer = (secret: string): Response =>
  Response.json({ secret }, { headers: { 'Cache-Control': 'private, no-store' } })
