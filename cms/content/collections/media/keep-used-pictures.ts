import { parse } from 'node:path'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'
import { mediaPath } from './media-folder.ts'

/** A picture that a lesson, a course or a page shows, published or in its newest draft, is not deleted. */
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
  const isIt = (address: string | null | undefined) => address === mediaPath(`${picture}.webp`)
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
      where: namesIt('cssContent', 'jsContent', 'cover'),
      select: { name: true },
      ...newest,
    })
    if (courses.docs[0]) return `The course “${courses.docs[0].name}”`
    const own = { depth: 0, draft, req, overrideAccess: true } as const
    const site = await req.payload.findGlobal({ slug: 'site', ...own })
    if ([site.logo, site.icon, site.sharePicture].some(isIt)) return 'Your site (Site settings)'
    const about = await req.payload.findGlobal({ slug: 'about-page', ...own })
    if (isIt(about.coach?.portrait)) return 'The page “About you”'
  }
  return undefined
}
