import type { Payload, Where } from 'payload'
import { itemFields } from '../lessons/present-items.ts'
import type { ReadOptions } from './read-options.ts'
import type { Reader } from './reader.ts'

/** What a caller finds listed in the sitemap. */
export const pageReader = (payload: Payload, options: ReadOptions): Pick<Reader, 'pages'> => ({
  async pages() {
    const all = { pagination: false, ...options }
    const [courses, lessons, documents] = await Promise.all([
      payload.find({
        collection: 'courses',
        sort: 'id',
        select: { slug: true, updatedAt: true },
        ...all,
      }),
      payload.find({
        collection: 'lessons',
        where: open(),
        sort: ['course', 'lessonNumber'],
        select: { course: true, lessonNumber: true, updatedAt: true },
        ...all,
      }),
      payload.find({
        collection: 'lessons',
        where: { and: [open(), { hasHtmlContent: { equals: true } }] },
        select: itemFields,
        ...all,
      }),
    ])
    return { courses: courses.docs, lessons: lessons.docs, documents: documents.docs }
  },
})

/** Made anew each time: Payload changes the conditions it is given. */
const open = (): Where => ({ isPremium: { equals: false } })
