import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'

/**
 * Payload lifts a document's lock at each save, which is right where a save ends the work. The
 * editor's own saves do not: a second admin must be told in the pause between two of them as well.
 */
export const keepLock: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  await lock({ document: { relationTo: collection.slug, value: doc.id } }, req)
  return doc
}

export const keepGlobalLock: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  await lock({ globalSlug: global.slug }, req)
  return doc
}

async function lock(what: object, req: PayloadRequest): Promise<void> {
  if (String(req.query?.autosave) !== 'true' || !req.user) return
  const user = { relationTo: req.user.collection, value: req.user.id }
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: { ...what, user },
    req,
  })
}
