import type { CollectionConfig } from 'payload'
import { studentLimits } from '../../../contract/student-limits.ts'
import { byServer } from '../../access/by-server.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { unseen } from '../../fields/unseen.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'
import { deleteWhatIsOfStudent } from './delete-what-is-of-student.ts'
import { exportStudent } from './export-student.ts'
import { givenField } from './given.ts'
import { grantFields } from './grant-fields.ts'
import { keepWhatCame, listsAsRead } from './keep-what-came.ts'
import { leaveOutEmptied } from './leave-out-emptied.ts'
import { makeLink } from './make-link.ts'
import { markReportSeen, readReport } from './read-report.ts'
import { untilField } from './until-field.ts'

const onDay = { pickerAppearance: 'dayAndTime' } as const

/**
 * Somebody whom the tutor has sent a link, or who has typed an access code (decision 110). There is
 * no account: whoever holds the link is the student.
 */
export const students: CollectionConfig = {
  slug: 'students',
  labels: { singular: 'Student', plural: 'Students' },
  admin: {
    group: 'Teaching',
    useAsTitle: 'name',
    defaultColumns: ['name', 'linkMadeAt', 'endsAt', 'revokedAt'],
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    description:
      'A student has a link of their own. It opens what you give them, and shows you their results once they have agreed.',
  },
  access: {
    read: ownersOnly,
    create: ownersOnly,
    update: ownersOnly,
    delete: ownersOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  endpoints: [makeLink, readReport, markReportSeen, exportStudent],
  hooks: {
    beforeOperation: [holdChangedRow],
    beforeChange: [keepWhatCame],
    beforeDelete: [deleteWhatIsOfStudent],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: studentLimits.name,
      admin: {
        description:
          'Their page greets them by this name. For two who share a link: “Riccardo and Tommaso”.',
      },
    },
    {
      name: 'note',
      type: 'textarea',
      label: 'Note for yourself',
      maxLength: studentLimits.note,
      admin: { description: 'Nobody else sees it.' },
    },
    {
      name: 'link',
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/cms/studio/students/secret-once.tsx#SecretOnce',
            clientProps: { kind: 'link' },
          },
        },
        disableListColumn: true,
      },
    },
    {
      name: 'results',
      type: 'ui',
      admin: {
        components: { Field: '/cms/studio/students/student-results.tsx#StudentResults' },
        disableListColumn: true,
      },
    },
    givenField({
      kind: 'lessons',
      label: 'Lessons given to this student',
      description: 'They are on the student’s page, and premium lessons among them are open there.',
    }),
    givenField({
      kind: 'exercises',
      label: 'Exercises given to this student',
      description: 'They are on the student’s page too, once they are published.',
    }),
    {
      name: 'grants',
      type: 'array',
      label: 'Premium lessons that are open to this student',
      labels: { singular: 'Premium', plural: 'Premium' },
      maxRows: studentLimits.grants,
      hooks: { afterRead: [leaveOutEmptied] },
      fields: [
        ...grantFields,
        untilField({
          name: 'until',
          admin: { description: 'Leave it empty: then it is open for as long as the link works.' },
        }),
        {
          name: 'code',
          type: 'relationship',
          label: 'Opened by the access code',
          relationTo: 'access-codes',
          maxDepth: 0,
          access: byServer,
          admin: { readOnly: true, condition: (_data, siblingData) => Boolean(siblingData?.code) },
        },
      ],
    },
    listsAsRead,
    untilField({
      name: 'endsAt',
      label: 'Link works until',
      admin: {
        position: 'sidebar',
        description: 'Leave it empty: then it works until you revoke it.',
      },
    }),
    {
      name: 'revokedAt',
      type: 'date',
      label: 'Revoked',
      admin: {
        position: 'sidebar',
        date: onDay,
        description: 'Once there is a date here, the link no longer works on any device.',
      },
    },
    {
      name: 'linkMadeAt',
      type: 'date',
      label: 'Link made',
      access: byServer,
      admin: { position: 'sidebar', readOnly: true, date: onDay },
    },
    {
      name: 'consentedAt',
      type: 'date',
      label: 'Agreed to send results',
      access: byServer,
      admin: { position: 'sidebar', readOnly: true, date: onDay },
    },
    { name: 'resultsSeenAt', type: 'date', access: byServer, admin: unseen },
    { name: 'linkHash', type: 'text', hidden: true, unique: true, index: true, access: byServer },
    { name: 'linkVersion', type: 'number', hidden: true, defaultValue: 1, access: byServer },
  ],
}
