import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'

/**
 * What a learner takes to another device, sealed in her browser, for ten minutes (decision 80).
 * `cms/content/moves` alone reads and writes it; nobody here can open it.
 */
export const moves: CollectionConfig = {
  slug: 'moves',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'sealed', type: 'textarea', required: true },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
}
