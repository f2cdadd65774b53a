import type { Payload, TypedUser } from 'payload'
import { studioPaths } from '../../contract/studio-paths.ts'
import { writtenOnes } from '../drafts/blank-drafts.ts'
import { untitled } from './as-tutor.ts'
import { draftNotes, draftPile } from './draft-pile.ts'

const shownDrafts = 10

/** What waits to be finished or to be published by the owner, newest first, read with her rights. */
export async function readDrafts(payload: Payload, user: TypedUser) {
  const found = await Promise.all([
    find(payload, user, 'lessons'),
    find(payload, user, 'exercises'),
  ])
  return draftPile(found, shownDrafts)
}

async function find(payload: Payload, user: TypedUser, kind: 'lessons' | 'exercises') {
  const { docs, totalDocs } = await payload.find({
    collection: kind,
    where: { and: [{ _status: { equals: 'draft' } }, writtenOnes()] },
    select: { title: true, updatedAt: true },
    sort: '-updatedAt',
    limit: shownDrafts,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
  })
  const lines = docs.map(({ id, title, updatedAt }) => ({
    href: studioPaths.document(kind, id),
    title: title || untitled,
    note: draftNotes[kind],
    time: updatedAt,
  }))
  return { kind, count: totalDocs, lines }
}
