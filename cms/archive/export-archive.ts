import type { CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { slugify } from '../collections/slug.ts'
import {
  type ArchivedDocument,
  formatName,
  formatVersion,
  type Manifest,
  type MediaFile,
  manifestName,
} from './archive-format.ts'
import { archiveMedia } from './archive-media.ts'
import { packFields } from './archived-fields.ts'
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
 * Writes a course with its lessons, those in the trash left out: what is published, and the draft
 * where there is a newer one. One lesson at a time is in memory.
 */
export async function exportArchive({
  courseId,
  req,
  path,
}: Options): Promise<{ slug: string; name: string }> {
  const { payload, user } = req
  const read = { user, req, overrideAccess: false as const, depth: 0 }
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
    const pack = packer(zip, req)
    const packedCourse = await pack(course, 'courses', 'course')
    const lessons: string[] = []
    for (const [place, { id, title }] of places.entries()) {
      const lesson = await bothStates((draft) =>
        payload.findByID({ collection: 'lessons', id, draft, ...read }),
      )
      const base = `lessons/${fileBase(place + 1, title)}`
      await zip.add(`${base}.json`, json(await pack(lesson, 'lessons', base)))
      lessons.push(`${base}.json`)
    }
    const manifest: Manifest = {
      format: formatName,
      version: formatVersion,
      exportedAt: new Date().toISOString(),
      course: packedCourse,
      lessons,
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

function packer(zip: ZipWriter, req: PayloadRequest) {
  const packMedia = mediaPacker(zip, req)

  return async function pack(
    { createdAt, published, draft }: States,
    collection: CollectionSlug,
    base: string,
  ): Promise<ArchivedDocument> {
    const fields: FlattenedField[] = req.payload.collections[collection].config.flattenedFields
    const written = new Map<string, string>()
    const packState = (state: object, stem: string) =>
      packFields(
        fields,
        { ...state },
        {
          async source(field, text) {
            const same = `${field.name}:${text}`
            const file =
              written.get(same) ?? `${stem}.${extensions[field.admin?.language ?? ''] ?? 'txt'}`
            if (!written.has(same)) await zip.add(file, Buffer.from(text))
            written.set(same, file)
            return { file }
          },
          media: packMedia,
        },
      )
    return {
      createdAt,
      published: published && (await packState(published, base)),
      draft: draft && (await packState(draft, `${base}.draft`)),
    }
  }
}

const extensions: Record<string, string> = { html: 'html', css: 'css', javascript: 'js' }

/** Each picture once, however many lessons show it. */
function mediaPacker(zip: ZipWriter, req: PayloadRequest) {
  const packed = new Map<string, MediaFile>()
  return async (collection: string, id: number): Promise<MediaFile | null> => {
    const known = packed.get(`${collection}/${id}`)
    if (known) return known
    const media = await archiveMedia[collection]?.pack(id, req)
    if (!media) return null
    const [, stem = '', extension = ''] = /^(.*?)(?:\.([a-z0-9]+))?$/i.exec(media.fileName) ?? []
    const file = `media/${fileBase(packed.size + 1, stem)}.${extension.toLowerCase() || 'bin'}`
    await zip.add(file, media.bytes)
    const entry = { file, fields: media.fields }
    packed.set(`${collection}/${id}`, entry)
    return entry
  }
}

/** For example '001-small-talk'. */
const fileBase = (place: number, name: string | null | undefined) =>
  [String(place).padStart(3, '0'), slugify((name ?? '').slice(0, 60))].filter(Boolean).join('-')

const json = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
