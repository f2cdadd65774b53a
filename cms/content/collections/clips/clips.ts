import type { CollectionConfig } from 'payload'
import { clipLimits } from '../../../contract/clip-limits.ts'
import { lessonLimits } from '../../../contract/limits.ts'
import { heardByReaders } from '../../access/heard-by-readers.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { announceChange, announceDelete } from '../../announcements.ts'
import { describeClip } from './describe-clip.ts'

/** What the server finds out by itself (`describeClip`), whatever it is sent. */
const found = { required: true, admin: { readOnly: true } } as const

/**
 * Words of a lesson or of an exercise as the tutor has said them (decision 103). They are made on
 * the page 'Read the words aloud'; the studio has no list of them.
 */
export const clips: CollectionConfig = {
  slug: 'clips',
  admin: { hidden: true },
  access: { read: heardByReaders, create: ownersOnly, update: ownersOnly, delete: ownersOnly },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: 'id',
  hooks: {
    beforeValidate: [describeClip],
    afterChange: [announceChange],
    afterDelete: [announceDelete],
  },
  fields: [
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', index: true, maxDepth: 0 },
    { name: 'exercise', type: 'relationship', relationTo: 'exercises', index: true, maxDepth: 0 },
    { name: 'word', type: 'text', required: true, maxLength: lessonLimits.line },
    // The row's own id: of one word there is one clip.
    { name: 'rowId', type: 'text', unique: true, maxLength: 100, ...found },
    { name: 'hash', type: 'text', maxLength: 16, ...found },
    { name: 'ms', type: 'number', ...found },
    // Base64 of a WAV file: in the database it is stored, copied and deleted with everything else.
    {
      name: 'sound',
      type: 'textarea',
      required: true,
      hidden: true,
      maxLength: clipLimits.base64,
    },
  ],
}
