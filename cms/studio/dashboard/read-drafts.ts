import type { Payload, TypedUser } from 'payload'
import { writtenOnes } from '../../content/drafts/blank-drafts.ts'
import { type DraftPile, pileOf, shownDrafts } from './draft-pile.ts'

/** What waits to be finished or to be published by the owner, newest first, read with her rights. */
export async function readDrafts(payload: Payload, user: TypedUser): Promise<DraftPile> {
  const [lessons, exercises] = await Promise.all([
    find(payload, user, 'lessons'),
    find(payload, user, 'exercises'),
  ])
  return pileOf({ lessons, exercises })
}

const find = (payload: Payload, user: TypedUser, collection: 'lessons' | 'exercises') =>
  payload.find({
    collection,
    where: { and: [{ _status: { equals: 'draft' } }, writtenOnes()] },
    select: { title: true, updatedAt: true },
    ...{ sort: '-updatedAt', limit: shownDrafts, draft: true },
    ...{ depth: 0, overrideAccess: false, user },
  })
