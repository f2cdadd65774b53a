import type { Access, Where } from 'payload'

/** Visitors read published lessons of published courses, none from the trash (decision 14). */
export const publishedLessons: Access = ({ req }) => (req.user ? true : published())

/** Made anew each time: Payload adds conditions of its own to the lists it is given. */
const published = (): Where => ({
  and: [
    { _status: { equals: 'published' } },
    { deletedAt: { exists: false } },
    { 'course._status': { equals: 'published' } },
    { 'course.deletedAt': { exists: false } },
  ],
})
