import { join } from 'node:path'
import type { Caller } from '../../api/caller.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import { openSharp } from '../../content/collections/media/later-sharp.ts'
import { mediaFile, mediaFolder, mediaPath } from '../../content/collections/media/media-folder.ts'
import { isPictureAddress } from '../../content/collections/media/picture-files.ts'
import { apiPaths } from '../../contract/paths.ts'
import { Site } from '../../contract/site.ts'
import { siteFiles } from '../../files/site-files.ts'
import { courseOfPicture, isSitePage } from './picture-pages.ts'

/** The file of an uploaded picture by its address; null for any other address, and where it is lost. */
export async function pictureFile(address: string): Promise<string | null> {
  if (!isPictureAddress(address)) return null
  const name = address.slice(mediaPath('').length)
  return (await siteFiles().have(mediaFile(name))) ? join(mediaFolder(), name) : null
}

/** The uploaded picture that stands for a page where it is shared: a course's cover, or the site's. */
export async function photographOf(page: string, caller: Caller): Promise<string> {
  const courseId = courseOfPicture(page)
  if (courseId !== undefined) {
    const course = await caller.reader.courseRow({ id: courseId })
    return course?.cover ?? ''
  }
  if (!isSitePage(page)) return ''
  return Site.parse(await readInProcess(apiPaths.site, caller)).sharePicture
}

/** As other sites show it: 1200 × 630, the most interesting part of it, as a JPEG. */
export async function cutPhotograph(file: string): Promise<Buffer> {
  const sharp = await openSharp()
  return sharp(file)
    .resize(1_200, 630, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}
