import type { CollectionConfig } from 'payload'
import { greetingLimits } from '../../../contract/clip-limits.ts'
import { anyone } from '../../access/anyone.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { describeGreeting } from './describe-greeting.ts'

/**
 * What the tutor says to whoever comes to her site. 'About you' holds the address of the one that is
 * played; earlier ones stay for its earlier versions. The studio has no list of them.
 */
export const greetings: CollectionConfig = {
  slug: 'greetings',
  admin: { hidden: true },
  // Made to be heard by everybody, under an address of its content.
  access: { read: anyone, create: ownersOnly, update: nobody, delete: ownersOnly },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  hooks: { beforeValidate: [describeGreeting] },
  fields: [
    { name: 'hash', type: 'text', required: true, index: true, maxLength: 16 },
    { name: 'ms', type: 'number', required: true },
    // Base64 of a WAV file, as clips have it (decision 102).
    {
      name: 'sound',
      type: 'textarea',
      required: true,
      hidden: true,
      maxLength: greetingLimits.base64,
    },
  ],
}
