import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'

/**
 * What the tutor has answered to a message by mail. The server alone writes it
 * (`cms/content/messages`); it goes with its message.
 */
export const messageAnswers: CollectionConfig = {
  slug: 'message-answers',
  admin: { hidden: true },
  access: { read: ownersOnly, create: nobody, update: nobody, delete: nobody },
  defaultSort: 'createdAt',
  lockDocuments: false,
  hooks: { beforeOperation: [holdChangedRow] },
  fields: [
    {
      name: 'message',
      type: 'relationship',
      relationTo: 'contact-messages',
      required: true,
      index: true,
      maxDepth: 0,
    },
    // Of the message and the form's own id: what is sent twice is stored once.
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'text', type: 'textarea', required: true },
    { name: 'sentAt', type: 'date' },
    { name: 'problem', type: 'text' },
  ],
}
