import { FileUploadError, type PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { mediaFile } from '../content/collections/media/media-folder.ts'
import { filesOfPicture, maxPicturePixels } from '../content/collections/media/picture-files.ts'
import { keepingPictureName } from '../content/drafts/context.ts'
import { siteFiles } from '../files/site-files.ts'
import { ArchiveError, asArchiveError } from './archive-error.ts'
import { nameOfPicture } from './archive-format.ts'
import type { OpenArchive } from './open-archive.ts'

export interface PictureStore {
  store(): Promise<void>
  /** Removes the files of an import that was rolled back: a transaction does not cover files. */
  discard(req: PayloadRequest): Promise<void>
}

/**
 * Stores the pictures of an archive in the request's transaction as uploads are: checked and drawn
 * anew, in all sizes. A picture is known by its name, which comes from its content; one that this
 * site has already stays as it is.
 */
export function pictureStore(archive: OpenArchive, req: PayloadRequest): PictureStore {
  const stored: string[] = []
  return {
    async store() {
      for (const { file, alt } of archive.pictures) {
        const name = nameOfPicture(file)
        const bytes = await archive.readBytes(file)
        if (!isWebp(bytes)) throw new ArchiveError(`${file} is not a WebP picture.`)
        if (await hasPicture(name, req)) continue
        stored.push(name)
        await storePicture({ file, name, alt, bytes }, req)
      }
    },
    async discard(again) {
      for (const name of stored) {
        if (await hasPicture(name, again)) continue // somebody else's by now
        for (const file of filesOfPicture(name)) await siteFiles().remove(mediaFile(file))
      }
    },
  }
}

async function hasPicture(filename: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'media',
    where: { filename: { equals: filename } },
    ...asUserOf(req),
  })
  return totalDocs > 0
}

interface Picture {
  file: string
  name: string
  alt: string
  bytes: Buffer
}

async function storePicture({ file, name, alt, bytes }: Picture, req: PayloadRequest) {
  try {
    await req.payload.create({
      collection: 'media',
      data: { alt },
      file: { name, data: bytes, size: bytes.length, mimetype: 'image/webp' },
      // A file without a document is what a process that was killed has left.
      overwriteExistingFiles: true,
      context: keepingPictureName(),
      ...asUserOf(req),
      // A request of its own that shares only the transaction: the file must not stay on the
      // import's.
      req: { transactionID: req.transactionID },
    })
  } catch (error) {
    throw refusalOf(error, file)
  }
}

/** What sharp says of a picture is for nobody's eyes. */
const refusalOf = (error: unknown, file: string) =>
  error instanceof FileUploadError
    ? new ArchiveError(`${file} ${unreadable}`)
    : asArchiveError(error, file)

const unreadable = `cannot be read as a picture: it is damaged, or has more than ${maxPicturePixels / 1_000_000} million pixels.`

const isWebp = (bytes: Buffer) =>
  bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
