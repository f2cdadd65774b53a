import type { PayloadRequest } from 'payload'
import { siteFiles } from '../../../files/site-files.ts'
import { mediaFile } from './media-folder.ts'
import { namesOf } from './secure-files.ts'

/** The files of an upload are written before its row can be seen. */
const graceHours = 24

/** Clears away the files of pictures of which no row came: the process or the database ended first. */
export async function clearUnusedPictures(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'media',
    pagination: false,
    depth: 0,
    req,
    select: { filename: true, sizes: true },
    overrideAccess: true, // a job has no user
  })
  const used = new Set(docs.flatMap(namesOf).map(mediaFile))
  await siteFiles().removeOld('media', {
    isWanted: (name) => used.has(name),
    before: new Date(Date.now() - graceHours * 60 * 60 * 1000),
  })
}
