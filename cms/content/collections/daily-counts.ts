import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { ownersOnly } from '../access/owners-only.ts'

/**
 * How often something happened on a day: one row for each day, kind and lesson, and nothing of
 * anybody (decision 152). `cms/content/counts` alone writes it.
 */
export const dailyCounts: CollectionConfig = {
  slug: 'daily-counts',
  admin: { hidden: true },
  access: { read: ownersOnly, create: nobody, update: nobody, delete: nobody },
  lockDocuments: false,
  indexes: [{ fields: ['day', 'kind', 'lesson'], unique: true }],
  fields: [
    // '2026-11-22', in universal time.
    { name: 'day', type: 'text', required: true },
    { name: 'kind', type: 'text', required: true },
    // 0 where it belongs to none. No relationship: a count outlives its lesson.
    { name: 'lesson', type: 'number', required: true },
    { name: 'times', type: 'number', required: true },
  ],
}
