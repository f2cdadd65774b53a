import type { CollectionBeforeDeleteHook } from 'payload'

/** A message that is deleted takes the answers to it with it. */
export const deleteAnswers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'message-answers',
    where: { message: { equals: id } },
    req,
    overrideAccess: true, // who may delete the message has been checked
  })
}
