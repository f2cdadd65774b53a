import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'

/** Failed sign-ins by name or device (decision 11); `cms/sign-in` alone reads and writes it. */
export const loginGuards: CollectionConfig = {
  slug: 'login-guards',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'failures', type: 'number', required: true, defaultValue: 0 },
    { name: 'lockedUntil', type: 'date' },
  ],
}
