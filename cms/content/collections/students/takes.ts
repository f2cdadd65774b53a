import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { belongsToStudent } from './belongs-to-student.ts'

/**
 * A recording that a student sent, or her tutor's answer to it. It is kept in the database beside its
 * letter, and not as a file: it is deleted with everything else, in one transaction. Nobody reads it
 * but by the server (`cms/content/students/letters.ts`), which asks whose it is.
 */
export const takes: CollectionConfig = {
  slug: 'takes',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody, readVersions: nobody },
  lockDocuments: false,
  fields: [
    belongsToStudent(),
    { name: 'type', type: 'text', required: true },
    { name: 'seconds', type: 'number', required: true },
    { name: 'bytes', type: 'number', required: true },
    // Base64.
    { name: 'data', type: 'textarea', required: true, hidden: true },
  ],
}
