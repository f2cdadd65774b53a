import type { CollectionConfig } from 'payload'
import { homeworkLimits } from '../../../contract/homework-limits.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { filesKey } from '../../fields/files-key.ts'
import { relationCell } from '../../fields/relation-cell.ts'
import { sourceEditor } from '../../fields/source-field.ts'

const fits = (value: unknown) =>
  (typeof value === 'string' &&
    value.trim() !== '' &&
    Buffer.byteLength(value) <= homeworkLimits.htmlBytes) ||
  'A page of up to 5 MB belongs here.'

/**
 * An uploaded page for one student. It is no lesson: it stands in no course and has no draft, and is
 * shown under her link alone (decision 113).
 */
export const homework: CollectionConfig = {
  slug: 'homework',
  labels: { singular: 'Homework', plural: 'Homework' },
  admin: {
    group: 'Teaching',
    useAsTitle: 'title',
    defaultColumns: ['title', 'student', 'createdAt'],
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    description: 'Pages for one student each. Upload them on /admin, “For one student”.',
  },
  access: {
    read: ownersOnly,
    create: ownersOnly,
    update: ownersOnly,
    delete: ownersOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: homeworkLimits.title },
    {
      name: 'student',
      type: 'relationship',
      relationTo: 'students',
      required: true,
      index: true,
      maxDepth: 0,
      admin: {
        description: 'Only this student can open it, with their link.',
        components: relationCell,
      },
    },
    {
      name: 'htmlContent',
      type: 'code',
      label: 'HTML',
      required: true,
      validate: fits,
      admin: { language: 'html', components: sourceEditor },
    },
    filesKey(),
  ],
}
