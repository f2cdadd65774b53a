import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { belongsToStudent } from './belongs-to-student.ts'

/**
 * What a student has written or said to her tutor, with the tutor's answer. The server alone writes
 * it (`cms/content/students`); the tutor reads it on the student's page.
 */
export const letters: CollectionConfig = {
  slug: 'letters',
  admin: { hidden: true },
  access: {
    read: ownersOnly,
    create: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    belongsToStudent(),
    // Of a student and the letter's own id: what is sent twice is stored once.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'text', type: 'textarea' },
    { name: 'take', type: 'relationship', relationTo: 'takes', maxDepth: 0 },
    { name: 'answeredAt', type: 'date', index: true },
    { name: 'answer', type: 'textarea' },
    { name: 'answerTake', type: 'relationship', relationTo: 'takes', maxDepth: 0 },
    // The second of her take that the answer is about.
    { name: 'answerSecond', type: 'number' },
  ],
}
