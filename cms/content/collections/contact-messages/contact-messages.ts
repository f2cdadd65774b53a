import type { CollectionConfig } from 'payload'
import { contactLimits } from '../../../contract/limits.ts'
import { VisitorEmail } from '../../../contract/visitor-email.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { queueMail } from '../../jobs/mail-message.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'
import { deleteAnswers } from './delete-answers.ts'
import { exportMessages } from './export-messages.ts'
import { keepMark } from './keep-mark.ts'

const asSent = { update: () => false }

/** What visitors wrote in the contact form (spec §3, limits: decision 24). */
export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: 'Message', plural: 'Messages' },
  admin: {
    pagination: { defaultLimit: 50 },
    group: 'Inbox',
    useAsTitle: 'subject',
    defaultColumns: ['name', 'subject', 'status', 'createdAt'],
    description: 'Messages from the contact form. What a visitor wrote cannot be changed.',
    listSearchableFields: ['name', 'email', 'subject', 'message'],
    hideAPIURL: true,
    components: {
      beforeListTable: ['/cms/studio/inbox/inbox-bar.tsx#InboxBar'],
      views: {
        edit: {
          // The whole page: Payload's own heading would be the subject, or the number without one.
          root: { Component: '/cms/studio/inbox/message-view.tsx#MessageView' },
        },
      },
    },
  },
  access: {
    read: ownersOnly,
    create: ({ req }) => !req.user, // visitors write; the studio offers no 'Create New'
    update: ownersOnly,
    delete: ownersOnly,
    readVersions: nobody,
  },
  defaultSort: ['status', '-createdAt'], // unread first: the options sort in their order
  disableDuplicate: true,
  disableBulkEdit: true,
  endpoints: [exportMessages],
  hooks: {
    beforeOperation: [holdChangedRow],
    beforeChange: [keepMark],
    afterChange: [queueMail],
    beforeDelete: [deleteAnswers],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: contactLimits.name, access: asSent },
    {
      name: 'email',
      type: 'email',
      required: true,
      access: asSent,
      validate: (value: unknown) =>
        VisitorEmail.safeParse(value).success || 'This is not an e-mail address.',
    },
    { name: 'subject', type: 'text', maxLength: contactLimits.subject, access: asSent },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      maxLength: contactLimits.message,
      access: asSent,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'unread',
      index: true,
      options: [
        { label: 'Unread', value: 'unread' },
        { label: 'Read', value: 'read' },
        { label: 'Answered', value: 'answered' },
      ],
      admin: {
        position: 'sidebar',
        components: { Cell: '/cms/studio/inbox/status-cell.tsx#StatusCell' },
      },
    },
    {
      name: 'mailedAt',
      type: 'date',
      label: 'Mailed to you',
      access: { create: () => false, update: () => false },
      admin: {
        position: 'sidebar',
        readOnly: true,
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'Empty until the message has been mailed. It stays empty if no mail server is set up.',
      },
    },
  ],
}
