import type { CollectionConfig } from 'payload'
import { XRayFinding, xRayLimits } from '../../../contract/x-ray.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { nobody } from '../../access/nobody.ts'

/**
 * What was found in the uploaded pages of lessons: one for each page that a lesson
 * had, so that the next one shows what has changed. The studio has no list of them.
 */
export const xRays: CollectionConfig = {
  slug: 'x-rays',
  admin: { hidden: true },
  access: { read: anyAdmin, create: anyAdmin, update: nobody, delete: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    {
      name: 'lesson',
      type: 'relationship',
      relationTo: 'lessons',
      required: true,
      index: true,
      maxDepth: 0,
    },
    /** Of its HTML and the files beside it. */
    { name: 'page', type: 'text', required: true, maxLength: 64 },
    {
      name: 'findings',
      type: 'json',
      required: true,
      validate: (findings: unknown) =>
        XRayFinding.array().max(xRayLimits.findings).safeParse(findings).success ||
        'This is not a list of findings.',
    },
    { name: 'ranAt', type: 'date' },
  ],
}
