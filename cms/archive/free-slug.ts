import type { PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'

const maxLength = 80

/** The slug, or the next that no course has: 'speak-fluently-2'. Courses in the trash count too. */
export async function freeSlug(wanted: string, req: PayloadRequest): Promise<string> {
  for (let count = 1; ; count++) {
    const ending = count === 1 ? '' : `-${count}`
    const slug = wanted.slice(0, maxLength - ending.length).replace(/-+$/, '') + ending
    const { totalDocs } = await req.payload.count({
      collection: 'courses',
      where: { slug: { equals: slug } },
      trash: true,
      ...asUserOf(req),
    })
    if (totalDocs === 0) return slug
  }
}
