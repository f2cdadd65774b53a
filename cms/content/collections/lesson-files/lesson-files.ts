import type { CollectionConfig } from 'payload'
import { anyAdmin } from '../../access/any-admin.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { isFilesKey, PageFiles } from '../../lesson-files/page-files.ts'

/**
 * Lists of the files that belong to uploaded pages, one for each page (decision 140). A list never
 * changes: what changes is which of them a lesson names. The studio has no list of them.
 */
export const lessonFiles: CollectionConfig = {
  slug: 'lesson-files',
  admin: { hidden: true },
  // A student's homework has its list here too, with names that may be telling.
  access: { read: ownersOnly, create: anyAdmin, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && isFilesKey(value)) || 'This is not a key of files.',
    },
    { name: 'index', type: 'text', required: true },
    {
      name: 'files',
      type: 'json',
      required: true,
      validate: (files: unknown, { siblingData }: { siblingData: object }) =>
        PageFiles.safeParse({ index: Reflect.get(siblingData, 'index'), files }).success ||
        'This is not a list of files.',
    },
  ],
}
