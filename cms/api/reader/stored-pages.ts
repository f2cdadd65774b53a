import type { Payload, Where } from 'payload'
import { itemFields } from '../lessons/present-items.ts'
import type { ReadOptions } from './read-options.ts'
import type { Reader } from './reader.ts'

type PageReader = Pick<Reader, 'coursePages' | 'lessonPageCount' | 'lessonPages'>

/** What a caller finds listed in the sitemap, which is the same for all: nobody is sent this. */
export function pageReader(payload: Payload, options: ReadOptions): PageReader {
  const all = { pagination: false, ...options }
  return {
    async coursePages() {
      const { docs } = await payload.find({
        collection: 'courses',
        sort: 'id',
        select: { slug: true, updatedAt: true },
        ...all,
      })
      return docs
    },

    async lessonPageCount() {
      const { totalDocs } = await payload.count({
        collection: 'lessons',
        where: open(),
        ...options,
      })
      return totalDocs
    },

    async *lessonPages(skip) {
      const [lessons, documents] = await Promise.all([
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
      yield { lessons: lessons.docs.slice(skip), documents: documents.docs }
    },
  }
}

/** Made anew each time: Payload changes the conditions it is given. */
const open = (): Where => ({ isPremium: { equals: false } })
