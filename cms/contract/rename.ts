import { z } from 'zod'

const Name = z.string().trim().min(2).max(120)

/** A name that stands in the site's texts, and the one in its place. */
export const Names = z.object({ from: Name, to: Name })
export type Names = z.infer<typeof Names>

/** One text in which the old name stands. */
export const NamedPlace = z.object({
  id: z.string(),
  /** The page, course, lesson or letter that it belongs to. */
  where: z.string(),
  /** What the text is called in its form. */
  label: z.string(),
  before: z.string(),
  after: z.string(),
})
export type NamedPlace = z.infer<typeof NamedPlace>

/** POST /api/first-day/name/places: at most so many; the rest comes when these are done. */
export const mostPlaces = 300
export const NamedPlaces = z.object({ places: z.array(NamedPlace), hasMore: z.boolean() })

/** POST /api/first-day/name: the places that were chosen. */
export const Renaming = Names.extend({
  places: z.array(z.string().max(400)).min(1).max(mostPlaces),
})
export type Renaming = z.infer<typeof Renaming>

export const Renamed = z.object({ message: z.string(), changed: z.int().min(0) })
