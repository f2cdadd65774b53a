import type { CollectionBeforeDeleteHook } from 'payload'

/** A course, lesson or exercise that is deleted for good takes the links to its drafts with it. */
export const deleteDraftLinks: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  await req.payload.delete({
    collection: 'draft-links',
    where: {
      and: [
        { 'document.relationTo': { equals: collection.slug } },
        { 'document.value': { equals: id } },
      ],
    },
    req,
    overrideAccess: true, // who may delete the document has been checked
  })
}
