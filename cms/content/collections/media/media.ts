import type { CollectionConfig, ImageSize } from 'payload'
import { isRecord } from '../../../contract/is-record.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { announceChange, announceDelete } from '../../announcements.ts'
import { dropUnkeptFiles, noteFiles } from './drop-unkept-files.ts'
import { keepUsedPictures } from './keep-used-pictures.ts'
import { expectPictures } from './later-sharp.ts'
import { limitSize } from './limit-size.ts'
import { mediaFolder, mediaPath } from './media-folder.ts'
import { nameByContent } from './name-by-content.ts'
import { maxPicturePixels, pictureSizes, sizeFile } from './picture-files.ts'
import { publicAddresses } from './public-addresses.ts'
import { keepLeavingFiles, putBackFiles } from './put-back-files.ts'
import { fetchFile, removeFromBucket, secureFiles } from './secure-files.ts'
import { sentFilesAlone } from './sent-files-alone.ts'
import { takePicturesAlone } from './take-pictures-alone.ts'

const webp = { format: 'webp', options: { quality: 82 } } as const

/** Named by its size: the address stays the same wherever the picture is drawn again. */
const sized = (name: keyof typeof pictureSizes): ImageSize => ({
  name,
  width: pictureSizes[name],
  formatOptions: webp,
  generateImageName: ({ originalName, sizeName }) => sizeFile(originalName, sizeName),
})

/**
 * Pictures for lessons, and those of the tutor's own site. Each is encoded again as WebP, whatever
 * format came in: anything else that a file may carry (a location, a script) is gone, and no SVG or
 * HTML is ever stored in the folder.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Teaching',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description:
      'Pictures for your lessons and your pages. Anyone who knows a picture’s address can see it.',
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['alt', 'filename'],
  },
  // An assistant's picture stands nowhere until it is published with what it belongs to; a change of
  // one that stands somewhere would show at once.
  access: { read: anyAdmin, create: anyAdmin, update: ownersOnly, delete: ownersOnly },
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: webp,
    resizeOptions: { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true },
    constructorOptions: { limitInputPixels: maxPicturePixels },
    imageSizes: [sized('small'), sized('medium')],
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    // A file never changes under its name, so browsers may keep it for ever.
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
    pasteURL: false,
    handlers: [fetchFile],
  },
  hooks: {
    beforeOperation: [expectPictures, sentFilesAlone, limitSize, takePicturesAlone, nameByContent],
    beforeChange: [noteFiles],
    afterChange: [secureFiles, announceChange],
    beforeDelete: [keepUsedPictures, keepLeavingFiles],
    afterDelete: [announceDelete, removeFromBucket],
    afterError: [dropUnkeptFiles, putBackFiles],
    afterRead: [publicAddresses],
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      label: 'What the picture shows',
      required: true,
      maxLength: 300,
      admin: {
        description:
          'For learners who cannot see it, for example “A lake at dawn with a small boat”.',
      },
    },
  ],
}

function thumbnailOf({ filename, sizes }: Record<string, unknown>): string | null {
  const small = isRecord(sizes) && isRecord(sizes.small) ? sizes.small.filename : undefined
  const name = small ?? filename
  return typeof name === 'string' ? mediaPath(name) : null
}
