import type { CollectionConfig } from 'payload'
import { eventKinds } from '../../../contract/student-events.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { belongsToStudent } from './belongs-to-student.ts'

/**
 * What a student who agreed has sent of the things that she was given. The server alone writes it
 * (`cms/content/students`); the tutor reads it, and can delete it.
 */
export const results: CollectionConfig = {
  slug: 'results',
  admin: { hidden: true },
  access: {
    read: ownersOnly,
    create: nobody,
    update: nobody,
    delete: ownersOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  lockDocuments: false,
  fields: [
    belongsToStudent(),
    { name: 'event', type: 'text', required: true },
    // Of a student and an event: what is sent twice is stored once.
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: eventKinds,
    },
    { name: 'lesson', type: 'relationship', relationTo: 'lessons', maxDepth: 0 },
    { name: 'exercise', type: 'relationship', relationTo: 'exercises', maxDepth: 0 },
    { name: 'title', type: 'text' },
    { name: 'at', type: 'date', required: true },
    { name: 'data', type: 'json', required: true },
  ],
}
