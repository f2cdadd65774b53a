import type { Access, Where } from 'payload'
import type { Grants } from '../students/grants.ts'

/**
 * Who may read a lesson whole, or an exercise, may hear its words: a clip of a premium lesson is
 * withheld with it (decision 13), and opened with it (decision 111).
 */
export const heardByReaders: Access = ({ req }) => (req.user ? true : heard(req.context.grants))

/** Made anew each time: Payload adds conditions of its own to the lists it is given. */
const heard = (grants: Grants | undefined): Where => ({
  or: [
    {
      and: [
        { 'lesson._status': { equals: 'published' } },
        { 'lesson.deletedAt': { exists: false } },
        { 'lesson.course._status': { equals: 'published' } },
        { 'lesson.course.deletedAt': { exists: false } },
        { or: opened(grants) },
      ],
    },
    {
      and: [
        { 'exercise._status': { equals: 'published' } },
        { 'exercise.deletedAt': { exists: false } },
      ],
    },
  ],
})

function opened(grants: Grants | undefined): Where[] {
  if (grants?.opensAll) return [{ lesson: { exists: true } }]
  return [
    { 'lesson.isPremium': { equals: false } },
    ...(grants ? [{ lesson: { in: [...grants.lessons] } }] : []),
    ...(grants ? [{ 'lesson.course': { in: [...grants.courses] } }] : []),
  ]
}
