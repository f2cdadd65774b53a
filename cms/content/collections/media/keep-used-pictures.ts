import { parse } from 'node:path'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'

/** A picture that a lesson or a course shows, published or in its newest draft, is not deleted. */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The right to delete has been checked; this only looks up the names for the message.
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    ...{ depth: 0, req, overrideAccess: true },
  })
  if (!picture.filename) return
  const user = await findUser(parse(picture.filename).name, req)
  if (!user) return
  throw new APIError(`${user} shows this picture. Change it there first.`, 409)
}

/** What shows the picture, as a message calls it. */
async function findUser(picture: string, req: PayloadRequest): Promise<string | undefined> {
  const namesIt = (...fields: string[]): Where => ({
    or: fields.map((field) => ({ [field]: { contains: picture } })),
  })
  for (const draft of [false, true]) {
    const newest = { depth: 0, limit: 1, trash: true, draft, req, overrideAccess: true } as const
    const lessons = await req.payload.find({
      collection: 'lessons',
      where: namesIt('warmUpPicture', 'htmlContent', 'customStyles', 'customScripts'),
      select: { title: true },
      ...newest,
    })
    if (lessons.docs[0]) return `The lesson “${lessons.docs[0].title}”`
    const courses = await req.payload.find({
      collection: 'courses',
      where: namesIt('cssContent', 'jsContent'),
      select: { name: true },
      ...newest,
    })
    if (courses.docs[0]) return `The course “${courses.docs[0].name}”`
  }
  return undefined
}
