import type { CollectionConfig } from 'payload'
import { adminsOnly } from '../../access/admins-only.ts'
import { keepUsedPictures } from './keep-used-pictures.ts'
import { mediaFolder, mediaPath } from './media-folder.ts'
import { nameByContent } from './name-by-content.ts'
import { publicAddresses } from './public-addresses.ts'

const webp = { format: 'webp', options: { quality: 82 } } as const

/** Larger pictures are bombs rather than photographs. */
const maxPixels = 64_000_000

/**
 * Pictures for lessons. Each is drawn anew as WebP, whatever came: what else a file may hide (a
 * place, a script) is gone, and no SVG or HTML ever lies in the folder.
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: {
    group: 'Teaching',
    hideAPIURL: true,
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
    description: 'Pictures for your lessons. Everybody who knows the address of one can see it.',
    pagination: { defaultLimit: 25 },
    listSearchableFields: ['alt', 'filename'],
  },
  access: { read: adminsOnly, create: adminsOnly, update: adminsOnly, delete: adminsOnly },
  disableDuplicate: true,
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    formatOptions: webp,
    resizeOptions: { width: 2_000, height: 2_000, fit: 'inside', withoutEnlargement: true },
    constructorOptions: { limitInputPixels: maxPixels },
    imageSizes: [
      { name: 'small', width: 480, formatOptions: webp },
      { name: 'medium', width: 1_000, formatOptions: webp },
    ],
    adminThumbnail: ({ doc }) => thumbnailOf(doc),
    // A file never changes under its name, so browsers may keep it for ever.
    crop: false,
    focalPoint: false,
    hideRemoveFile: true,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [nameByContent],
    beforeDelete: [keepUsedPictures],
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

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
