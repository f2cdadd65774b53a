import type { FlattenedField } from 'payload'
import { z } from 'zod'
import { ArchiveError } from './archive-error.ts'
import {
  type ArchivedClip,
  ArchivedDocument,
  type ArchivedPage,
  type ArchivedPicture,
  formatName,
  formatVersion,
  Manifest,
  manifestName,
} from './archive-format.ts'
import { fieldsSchema } from './archived-fields.ts'
import { jsonOf, textOf } from './archived-text.ts'
import { openZip, type ZipReader } from './read-zip.ts'
import { sha256 } from './write-zip.ts'

export interface OpenArchive {
  course: ArchivedDocument
  /** The files of the lessons, in the course's order. */
  lessons: string[]
  pictures: ArchivedPicture[]
  clips: ArchivedClip[]
  pages: ArchivedPage[]
  readLesson(file: string): Promise<ArchivedDocument>
  readText(file: string): Promise<string>
  readBytes(file: string): Promise<Buffer>
  close(): void
}

interface Fields {
  course: FlattenedField[]
  lesson: FlattenedField[]
}

/**
 * Opens an archive and checks that it is whole: the format, its list of files, and each file
 * against its checksum as it is read.
 * @throws ArchiveError that says what is wrong.
 */
export async function openArchive(path: string, fields: Fields): Promise<OpenArchive> {
  const zip = await openZip(path)
  try {
    const manifest = await readManifest(zip, courseManifest)
    checkFiles(zip.names, manifest)
    const readBytes = (file: string) => readChecked(zip, manifest, file)
    return {
      course: checkDocument(manifest.course, fields.course, manifestName),
      lessons: manifest.lessons,
      pictures: manifest.pictures,
      clips: manifest.clips,
      pages: manifest.pages,
      async readLesson(file) {
        return checkDocument(jsonOf(await readBytes(file), file), fields.lesson, file)
      },
      readText: async (file) => textOf(await readBytes(file), file),
      readBytes,
      close: zip.close,
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

interface Expected<Found> {
  /** The manifest's own file, the name of its format, and its schema. */
  name: string
  format: string
  schema: z.ZodType<Found>
  /** Said of any other zip file. */
  notAnArchive: string
}

/** @throws ArchiveError where it is another kind of file, or of another version. */
export async function readManifest<Found>(
  zip: ZipReader,
  expected: Expected<Found>,
): Promise<Found> {
  const { name, notAnArchive } = expected
  if (!zip.names.has(name)) throw new ArchiveError(notAnArchive)
  const raw = jsonOf(await zip.read(name), name)
  const { format, version } = z
    .object({ format: z.unknown().optional(), version: z.unknown().optional() })
    .catch({
      format: undefined,
      version: undefined,
    })
    .parse(raw)
  if (format !== expected.format) throw new ArchiveError(notAnArchive)
  if (version !== formatVersion) {
    const isNewer = typeof version === 'number' && version > formatVersion
    throw new ArchiveError(
      isNewer
        ? `This archive uses version ${version} of the format, but this site only knows version ${formatVersion}. Update the site first.`
        : 'This archive uses an unknown version of the format.',
    )
  }
  return parse(expected.schema, raw, name)
}

const courseManifest: Expected<Manifest> = {
  name: manifestName,
  format: formatName,
  schema: Manifest,
  notAnArchive: 'This zip file is not a course archive. Choose a file made with “Export course”.',
}

function checkFiles(names: Set<string>, manifest: Manifest): void {
  const { files, lessons, pictures, clips, pages } = manifest
  const parts = [...pictures, ...clips, ...pages.flatMap((page) => page.files)]
  const used = [...lessons, ...parts.map(({ file }) => file)]
  checkListed(names, { manifestName, files, used })
  if (new Set(lessons).size !== lessons.length) {
    throw new ArchiveError('The archive lists a lesson twice.')
  }
}

interface Listed extends Pick<Manifest, 'files'> {
  manifestName: string
  /** Files that the manifest speaks of. */
  used: readonly string[]
}

/** @throws ArchiveError where a file is missing, or is there and not listed. */
export function checkListed(names: Set<string>, { manifestName, files, used }: Listed): void {
  const listed = new Set(Object.keys(files))
  for (const name of [...listed, ...used]) {
    if (!names.has(name)) throw new ArchiveError(`The file ${name} is missing from the archive.`)
  }
  for (const name of names) {
    if (name !== manifestName && !listed.has(name)) {
      throw new ArchiveError(`The archive contains ${name}, which ${manifestName} does not list.`)
    }
  }
}

/** @throws ArchiveError where its bytes are not those that were exported. */
export async function readChecked(
  zip: ZipReader,
  { files }: Pick<Manifest, 'files'>,
  file: string,
): Promise<Buffer> {
  const listed = Object.hasOwn(files, file) ? files[file] : undefined
  if (!listed) throw new ArchiveError(`The file ${file} is missing from the archive.`)
  const bytes = await zip.read(file)
  if (bytes.length !== listed.bytes || sha256(bytes) !== listed.sha256) {
    throw new ArchiveError(
      `${file} has changed since it was exported: its checksum does not match.`,
    )
  }
  return bytes
}

/** @throws ArchiveError where a field is not what the collection takes. */
export function checkDocument(
  raw: unknown,
  fields: FlattenedField[],
  file: string,
): ArchivedDocument {
  const { createdAt, published, draft } = parse(ArchivedDocument, raw, file)
  const schema = fieldsSchema(fields)
  const check = (values: unknown, part: string) =>
    values === undefined ? undefined : parse(schema, values, `${file}: ${part}`)
  return {
    createdAt,
    published: check(published, 'published'),
    draft: check(draft, 'draft'),
  }
}

function parse<Value>(schema: z.ZodType<Value>, raw: unknown, where: string): Value {
  const result = schema.safeParse(raw)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const what = [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
  throw new ArchiveError(`${where}: ${what}`)
}
