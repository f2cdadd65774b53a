import type { CollectionBeforeDeleteHook } from 'payload'

/** Whoever leaves takes the links to drafts with her that she has made. */
export const revokeDraftLinks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.update({
    collection: 'draft-links',
    where: { and: [{ madeBy: { equals: id } }, { revokedAt: { exists: false } }] },
    data: { revokedAt: new Date().toISOString() },
    req,
    overrideAccess: true, // who may delete the admin has been checked
  })
}
