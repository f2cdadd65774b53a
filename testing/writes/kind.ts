import type { Place } from './place.ts'

export type Write = () => Promise<{
  status: number
  headers: Headers
  json?: unknown
  text?: string
}>

/** A kind of write that the product has. */
export interface Kind {
  name: string
  /**
   * What it stands for: calls of the contract ('POST /api/contact'), what may be done to collections
   * and texts ('courses: publish'), and the studio's further calls ('PUT /courses/:id/lesson-order').
   */
  covers: readonly string[]
  write: Write
  /** What is only deleted needs no room on a disk. */
  freesRoom?: true
}

/** The place is asked for when something is written. */
export type At = () => Place

/** Something new in a collection. */
export const making = (at: At, slug: string, fields: (place: Place) => object): Kind => ({
  name: `${slug}: create`,
  covers: [`${slug}: create`],
  write: () => at().admin.studio('POST', `/${slug}`, fields(at())),
})

interface Changing {
  slug: string
  id: (place: Place) => number
  fields: object
  /** As the table of roles calls it. */
  verb?: string
  query?: string
}

/** A change of what is in a collection. */
export const changing = (
  at: At,
  { slug, id, fields, verb = 'change', query = '' }: Changing,
): Kind => ({
  name: `${slug}: ${verb}`,
  covers: [`${slug}: ${verb}`],
  write: () => at().admin.studio('PATCH', `/${slug}/${id(at())}${query}`, fields),
})

/** Something in a collection is deleted for good. */
export const deleting = (at: At, slug: string, id: (place: Place) => number): Kind => ({
  name: `${slug}: delete`,
  covers: [`${slug}: delete`],
  write: () => at().admin.studio('DELETE', `/${slug}/${id(at())}`),
  freesRoom: true,
})
