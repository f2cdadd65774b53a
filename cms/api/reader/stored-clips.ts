import type { Payload, Where } from 'payload'
import type { ReadOptions } from './read-options.ts'
import type { ClipOwner, Reader } from './reader.ts'

/** The tutor's voice by Payload's own access rules. */
export function clipReader(
  payload: Payload,
  options: ReadOptions,
): Pick<Reader, 'clips' | 'clipSound'> {
  const reading = { ...options, draft: false, pagination: false } // clips have no drafts
  return {
    async clips(owner) {
      const { docs } = await payload.find({
        collection: 'clips',
        where: ofOwner(owner),
        sort: 'id',
        ...reading,
      })
      return docs.map(({ id, rowId, word, hash, ms }) => ({ id, rowId, word, hash, ms }))
    },
    async clipSound(owner, hash) {
      const { docs } = await payload.find({
        collection: 'clips',
        limit: 1,
        showHiddenFields: true,
        ...reading,
        where: { and: [ofOwner(owner), { hash: { equals: hash } }] },
      })
      return docs[0]?.sound ?? null
    },
  }
}

const ofOwner = (owner: ClipOwner): Where =>
  'lesson' in owner
    ? { lesson: { equals: owner.lesson } }
    : { exercise: { equals: owner.exercise } }
