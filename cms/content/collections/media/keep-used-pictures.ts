import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest, type Where } from 'payload'
import { mediaPath } from './media-folder.ts'
import { filesOfPicture } from './picture-files.ts'

/**
 * A picture that a lesson, a course, a homework or a page shows, published or in its newest draft, is
 * not deleted.
 */
export const keepUsedPictures: CollectionBeforeDeleteHook = async ({ id, req }) => {
  // The right to delete has been checked; this only looks up the names for the message.
  const picture = await req.payload.findByID({
    collection: 'media',
    id,
    depth: 0,
    req,
    overrideAccess: true,
  })
  if (!picture.filename) return
  const problem = await findProblem(picture.filename, req)
  if (problem) throw new APIError(problem, 409)
}

/** What shows the picture, and what can be done about it. */
async function findProblem(picture: string, req: PayloadRequest): Promise<string | undefined> {
  // Whole addresses: the name of one picture may be the end, or the beginning, of another's.
  const addresses = filesOfPicture(picture).map(mediaPath)
  const namesIt = (...fields: string[]): Where => ({
    or: fields.flatMap((field) => addresses.map((address) => ({ [field]: { contains: address } }))),
  })
  const isIt = (address: string | null | undefined) => address === mediaPath(picture)
  for (const draft of [false, true]) {
    const newest = { depth: 0, limit: 1, trash: true, draft, req, overrideAccess: true } as const
    const lessons = await req.payload.find({
      collection: 'lessons',
      where: namesIt('warmUpPicture', 'htmlContent', 'customStyles', 'customScripts'),
      select: { title: true, deletedAt: true },
      ...newest,
    })
    const [lesson] = lessons.docs
    if (lesson) return shownBy('lesson', { ...lesson, name: lesson.title })
    const courses = await req.payload.find({
      collection: 'courses',
      where: namesIt('cssContent', 'jsContent', 'cover'),
      select: { name: true, deletedAt: true },
      ...newest,
    })
    if (courses.docs[0]) return shownBy('course', courses.docs[0])
    const own = { depth: 0, draft, req, overrideAccess: true } as const
    const site = await req.payload.findGlobal({ slug: 'site', ...own })
    if ([site.logo, site.icon, site.sharePicture].some(isIt))
      return shown('Your site (Site settings)')
    const about = await req.payload.findGlobal({ slug: 'about-page', ...own })
    if (isIt(about.coach?.portrait)) return shown('The page “About you”')
  }
  const homework = await req.payload.find({
    collection: 'homework',
    where: namesIt('htmlContent'),
    select: { title: true },
    depth: 0,
    limit: 1,
    req,
    overrideAccess: true,
  })
  return homework.docs[0] && shown(`The homework “${homework.docs[0].title}”`)
}

const shown = (by: string) => `${by} shows this picture. Change it there first.`

interface Shower {
  name?: string | null
  deletedAt?: string | null
}

/** A draft may have no name yet, and what lies in the trash cannot be changed there. */
function shownBy(kind: string, { name, deletedAt }: Shower): string {
  const called = name ? `The ${kind} “${name}”` : `A ${kind} without a name`
  return deletedAt
    ? `${called}, which is in the trash, shows this picture. Delete it there for good, or restore it and change it.`
    : shown(called)
}
