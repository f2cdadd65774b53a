import type { PayloadRequest } from 'payload'
import { asUserOf } from '../content/access/as-user-of.ts'
import { mediaFile } from '../content/collections/media/media-folder.ts'
import { maxPictureBytes, pictureTooLarge } from '../content/collections/media/picture-files.ts'
import { siteFiles } from '../files/site-files.ts'
import { ArchiveError } from './archive-error.ts'
import { type ArchivedPicture, fileOfPicture } from './archive-format.ts'
import type { ZipWriter } from './write-zip.ts'

interface Parts {
  names: Set<string>
  zip: ZipWriter
  req: PayloadRequest
}

/**
 * Packs the pictures of these names. An address that no picture has, or whose file is lost, shows
 * nothing on this site either: it stays as it is, without a picture.
 */
export async function packPictures({ names, zip, req }: Parts): Promise<ArchivedPicture[]> {
  const pictures: ArchivedPicture[] = []
  for (const name of [...names].sort()) {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { filename: { equals: name } },
      select: { alt: true },
      limit: 1,
      ...asUserOf(req),
    })
    const [picture] = docs
    const bytes = picture && (await siteFiles().read(mediaFile(name)))
    if (!picture || !bytes) continue
    if (bytes.length > maxPictureBytes) throw new ArchiveError(`${name}: ${pictureTooLarge}`)
    const file = fileOfPicture(name)
    await zip.add(file, bytes)
    pictures.push({ file, alt: picture.alt })
  }
  return pictures
}
