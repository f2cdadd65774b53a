import { parse } from 'node:path'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'

/** A picture that a lesson shows, published or in its newest draft, is not deleted. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { payload } = req
  // Who may delete has been checked; the names are read as they are stored.
  const picture = await payload.findByID({ collection: 'media', id, req, overrideAccess: true })
  if (!picture.filename) return
  const name = parse(picture.filename).name
  for (const draft of [false, true]) {
    const { docs } = await payload.find({
      collection: 'lessons',
      where: { or: [{ warmUpPicture: { contains: name } }, { htmlContent: { contains: name } }] },
      select: { title: true },
      ...{ depth: 0, limit: 1, trash: true, draft, req, overrideAccess: true },
    })
    const [lesson] = docs
    if (!lesson) continue
    throw new APIError(
      `The lesson “${lesson.title}” shows this picture. Change it there first.`,
      409,
    )
  }
}
