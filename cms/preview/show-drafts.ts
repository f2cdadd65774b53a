import type { Payload } from 'payload'
import { fitsWhere } from './fits-where.ts'

/** Documents as they would be, by their collection; globals by their name. */
export interface Shown {
  collections: Partial<Record<string, { id: number }[]>>
  globals: Partial<Record<string, object>>
}

interface Found {
  docs: { id: number }[]
}

type FindOptions = Parameters<Payload['find']>[0]
type ByIdOptions = Parameters<Payload['findByID']>[0]
type GlobalOptions = Parameters<Payload['findGlobal']>[0]

/**
 * Payload as the readers of the contract use it, but with some documents replaced: so a page shows
 * a draft by the same code that will show it once it is published, and nothing else changes.
 */
export function showDrafts(payload: Payload, { collections, globals }: Shown): Payload {
  return Object.assign(Object.create(payload), {
    async find(options: FindOptions): Promise<Found> {
      const shown = collections[options.collection]
      if (!shown) return payload.find(options)
      // Asked before Payload adds to the condition what is the reader's own right.
      const fitting = shown.filter((document) => fitsWhere(document, options.where))
      const found = await payload.find(options)
      return { ...found, docs: merge(found.docs, { shown, fitting, ...options }) }
    },

    async findByID(options: ByIdOptions): Promise<unknown> {
      const shown = collections[options.collection]?.find(({ id }) => id === options.id)
      return shown ?? payload.findByID(options)
    },

    async findGlobal(options: GlobalOptions): Promise<unknown> {
      return globals[options.slug] ?? payload.findGlobal(options)
    },
  })
}

interface Merging {
  collection: string
  limit?: number | undefined
  shown: { id: number }[]
  fitting: { id: number }[]
}

/** Each at its place where it was found already; the others first where one is looked for. */
function merge(docs: { id: number }[], { shown, fitting, collection, limit }: Merging) {
  const ids = new Set(shown.map(({ id }) => id))
  const replaced = docs.flatMap((document) =>
    ids.has(document.id) ? fitting.filter(({ id }) => id === document.id) : [document],
  )
  const added = fitting.filter(({ id }) => !docs.some((document) => document.id === id))
  if (limit !== undefined && limit <= lookups) return [...added, ...replaced]
  const all = [...replaced, ...added]
  return collection === 'lessons' ? all.toSorted((a, b) => numberOf(a) - numberOf(b)) : all
}

/** Who looks for one document may read two, as `findLessonWhere` does. */
const lookups = 2

const numberOf = (lesson: object) => Number(Reflect.get(lesson, 'lessonNumber') ?? 0)
