import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { picturesIn } from '../content/collections/media/picture-files.ts'
import { slugify } from '../content/fields/slug.ts'
import {
  type ArchivedClip,
  type ArchivedDocument,
  formatName,
  formatVersion,
  type Manifest,
  manifestName,
} from './archive-format.ts'
import { packClips } from './archived-clips.ts'
import { mapFields } from './archived-fields.ts'
import { packPictures } from './pack-pictures.ts'
import { writeZip, type ZipWriter } from './write-zip.ts'

type Document = { createdAt: string; _status?: 'draft' | 'published' | null } & object

interface Options {
  courseId: number
  /** Of an admin, in a transaction that sees one moment. */
  req: PayloadRequest
  /** Where the archive is written. */
  path: string
}

/**
 * Writes a course with its lessons, those in the trash left out, the pictures that they show
 * and the words that the tutor has said.
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
    const pack = packer({ zip, req, pictureNames })
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
      clips.push(...(await packClips({ id, lesson: `${base}.json`, zip, req })))
    }
    const manifest: Manifest = {
      format: formatName,
      version: formatVersion,
      exportedAt: new Date().toISOString(),
      course: packedCourse,
      lessons,
      clips,
      pictures: await packPictures({ names: pictureNames, zip, req }),
      files: { ...zip.files },
    }
    await zip.add(manifestName, json(manifest))
  })
  const { slug, name } = course.published ?? course.newest
  return { slug: slug ?? '', name: name ?? '' }
}

/** What visitors see, and what the tutor works on where that is newer or alone. */
async function bothStates<Found extends Document>(read: (draft: boolean) => Promise<Found>) {
  const [main, newest] = [await read(false), await read(true)]
  return {
    newest,
    createdAt: main.createdAt,
    published: main._status === 'published' ? main : undefined,
    draft: main._status === 'published' && newest._status === 'published' ? undefined : newest,
  }
}

interface States {
  createdAt: string
  published: object | undefined
  draft: object | undefined
}

interface PackerParts {
  zip: ZipWriter
  req: PayloadRequest
  /** Takes the names of the pictures that are shown. */
  pictureNames: Set<string>
}

function packer({ zip, req, pictureNames }: PackerParts) {
  return async function pack(
    { createdAt, published, draft }: States,
    collection: CollectionSlug,
    base: string,
  ): Promise<ArchivedDocument> {
    const fields: FlattenedField[] = req.payload.collections[collection].config.flattenedFields
    const written = new Map<string, string>()
    const packState = async (state: object, stem: string) => {
      for (const name of picturesIn(JSON.stringify(state))) pictureNames.add(name)
      return mapFields(fields, { ...state }, async (field, text) => {
        const same = `${field.name}:${text}`
        const file =
          written.get(same) ?? `${stem}.${extensions[field.admin?.language ?? ''] ?? 'txt'}`
        if (!written.has(same)) await zip.add(file, Buffer.from(String(text)))
        written.set(same, file)
        return { file }
      })
    }
    return {
      createdAt,
      published: published && (await packState(published, base)),
      draft: draft && (await packState(draft, `${base}.draft`)),
    }
  }
}

const extensions: Record<string, string> = { html: 'html', css: 'css', javascript: 'js' }

/** For example '001-small-talk'. */
const fileBase = (place: number, name: string | null | undefined) =>
  [String(place).padStart(3, '0'), slugify((name ?? '').slice(0, 60))].filter(Boolean).join('-')

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
