import type { Access, Where } from 'payload'

/** Visitors read what is published and not in the trash; admins read all (decision 14). */
export const publishedOnes: Access = ({ req }) => (req.user ? true : published())

/** Made anew each time: Payload adds conditions of its own to the lists it is given. */
const published = (): Where => ({
  and: [{ _status: { equals: 'published' } }, { deletedAt: { exists: false } }],
})
