import { z } from 'zod'
import { isPictureName } from '../content/collections/media/picture-files.ts'
import { pageFilesLimits } from '../contract/page-files.ts'

/** Names this kind of file in its manifest, and the version that is written and read. */
export const formatName = 'english-tutor-course'
export const formatVersion = 1

/** The list of all that is in the archive. */
export const manifestName = 'course.json'

const megabyte = 1024 * 1024

/** What an archive may be, packed and unpacked; an export keeps to it, so an import takes it. */
export const archiveLimits = {
  packedBytes: 200 * megabyte,
  unpackedBytes: 2048 * megabyte,
  entryBytes: 32 * megabyte,
  entries: 10_000,
  /** How many times its packed size an entry may have, beyond a size that can do no harm. */
  ratio: 100,
  harmlessBytes: megabyte,
  harmlessTotalBytes: 64 * megabyte,
} as const

/**
 * Lowercase letters, digits and marks, in one of three folders: nothing that could lead out of them.
 */
const entryName = /^(?:(?:lessons|exercises|media)\/)?[a-z0-9]+(?:[._-]+[a-z0-9]+)*$/
export const isEntryName = (name: string) => name.length <= 160 && entryName.test(name)

const EntryName = z.string().refine(isEntryName, 'This is not a valid file name for an archive.')

/** A source text (HTML, CSS, JavaScript) stands in a file of its own. */
export const SourceFile = z.strictObject({ file: EntryName })

const pictureFolder = 'media/'
export const fileOfPicture = (name: string) => pictureFolder + name
export const nameOfPicture = (file: string) => file.slice(pictureFolder.length)

/** A picture keeps its name on every site, so that the texts which show it stay as they are. */
const ArchivedPicture = z.strictObject({
  file: z
    .string()
    .refine(
      (file) => file.startsWith(pictureFolder) && isPictureName(nameOfPicture(file)),
      'A picture needs a name such as media/lake-at-dawn-1f3a5c7e9b0d.webp.',
    ),
  /** What it shows, in words. */
  alt: z.string(),
})
export type ArchivedPicture = z.infer<typeof ArchivedPicture>

export const fileOfClip = (hash: string) => `${pictureFolder}${hash}.wav`

export const ClipFile = z
  .string()
  .regex(/^media\/[0-9a-f]{16}\.wav$/, 'A clip needs a name such as media/0a1b2c3d4e5f6071.wav.')

/** A word of a lesson as the tutor has said it (decision 103); older archives have none. */
const ArchivedClip = z.strictObject({
  file: ClipFile,
  /** The lesson's file. */
  lesson: EntryName,
  word: z.string(),
})
export type ArchivedClip = z.infer<typeof ArchivedClip>

export const fileOfPage = (hash: string) => `${pictureFolder}${hash}.bin`
export const hashOfFile = (file: string) => file.slice(pictureFolder.length, -'.bin'.length)

/** The files of an uploaded page, under the key by which lessons name them (decision 140). */
const ArchivedPage = z.strictObject({
  key: z.string().max(100),
  index: z.string(),
  files: z
    .array(
      z.strictObject({
        path: z.string(),
        file: z
          .string()
          .regex(/^media\/[0-9a-f]{64}\.bin$/, 'A page’s file needs a name such as media/….bin.'),
      }),
    )
    .max(pageFilesLimits.files),
})
export type ArchivedPage = z.infer<typeof ArchivedPage>

const Fields = z.record(z.string(), z.unknown())

/** A course, lesson or exercise: what visitors see, and what the tutor is working on where that is newer. */
export const ArchivedDocument = z
  .strictObject({
    createdAt: z.iso.datetime(),
    published: Fields.optional(),
    draft: Fields.optional(),
  })
  .refine(
    ({ published, draft }) => published ?? draft,
    'There is neither published content nor a draft.',
  )
export type ArchivedDocument = z.infer<typeof ArchivedDocument>

export const Manifest = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  exportedAt: z.iso.datetime(),
  course: ArchivedDocument,
  /** The files of the lessons, in the course's order. */
  lessons: z.array(EntryName),
  pictures: z.array(ArchivedPicture),
  clips: z.array(ArchivedClip).default([]),
  pages: z.array(ArchivedPage).default([]),
  /** Every other file of the archive. */
  files: z.record(
    EntryName,
    z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})
export type Manifest = z.infer<typeof Manifest>
