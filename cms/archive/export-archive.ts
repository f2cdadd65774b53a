import type { PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import {
  type ArchivedClip,
  formatName,
  formatVersion,
  type Manifest,
  manifestName,
} from './archive-format.ts'
import { packClips } from './archived-clips.ts'
import { packPages } from './archived-pages.ts'
import { packPictures } from './pack-pictures.ts'
import { bothStates, fileBase, json, packer } from './pack-states.ts'
import { writeZip } from './write-zip.ts'

interface Options {
  courseId: number
  /** Of an admin, in a transaction that sees one moment. */
  req: PayloadRequest
  /** Where the archive is written. */
  path: string
}

/**
 * Writes a course with its lessons, those in the trash left out, the pictures that they show, the
 * files of their pages and the words that the tutor has said.
 * Each document has what visitors see as `published`, and beside it as `draft` what the tutor saved
 * later or has not published yet. One lesson at a time is in memory.
 */
export async function exportArchive({
  courseId,
  req,
  path,
}: Options): Promise<{ slug: string; name: string }> {
  const { payload } = req
  const read = asUserOf(req)
  const course = await bothStates((draft) =>
    payload.findByID({ collection: 'courses', id: courseId, draft, ...read }),
  )
  const { docs: places } = await payload.find({
    collection: 'lessons',
    where: { course: { equals: courseId } },
    sort: ['lessonNumber', 'id'],
    select: { title: true },
    pagination: false,
    ...read,
  })
  await writeZip(path, async (zip) => {
    const pictureNames = new Set<string>()
    const pageKeys = new Set<string>()
    const pack = packer({ zip, req, pictureNames, pageKeys })
    const packedCourse = await pack(course, 'courses', 'course')
    const lessons: string[] = []
    const clips: ArchivedClip[] = []
    for (const [place, { id, title }] of places.entries()) {
      const lesson = await bothStates((draft) =>
        payload.findByID({ collection: 'lessons', id, draft, ...read }),
      )
      const base = `lessons/${fileBase(place + 1, title)}`
      await zip.add(`${base}.json`, json(await pack(lesson, 'lessons', base)))
      lessons.push(`${base}.json`)
      for (const clip of await packClips({ owner: { lesson: id }, zip, req })) {
        clips.push({ ...clip, lesson: `${base}.json` })
      }
    }
    const manifest: Manifest = {
      format: formatName,
      version: formatVersion,
      exportedAt: new Date().toISOString(),
      course: packedCourse,
      lessons,
      clips,
      pictures: await packPictures({ names: pictureNames, zip, req }),
      pages: await packPages({ keys: pageKeys, zip, req }),
      files: { ...zip.files },
    }
    await zip.add(manifestName, json(manifest))
  })
  const { slug, name } = course.published ?? course.newest
  return { slug: slug ?? '', name: name ?? '' }
}
