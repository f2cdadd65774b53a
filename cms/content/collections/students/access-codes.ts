import type { CollectionConfig } from 'payload'
import { studentLimits } from '../../../contract/student-limits.ts'
import { byServer } from '../../access/by-server.ts'
import { nobody } from '../../access/nobody.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { holdChangedRow } from '../../sql/hold-changed-row.ts'
import { closeWhatCodeOpened } from './close-what-code-opened.ts'
import { codeOpensSomething } from './code-opens-something.ts'
import { grantFields } from './grant-fields.ts'
import { leaveOutEmptied } from './leave-out-emptied.ts'
import { makeCode } from './make-code.ts'
import { untilField } from './until-field.ts'

const onDay = { pickerAppearance: 'dayAndTime' } as const

/** A code that a learner types on a premium lesson: it opens what stands here (decision 111). */
export const accessCodes: CollectionConfig = {
  slug: 'access-codes',
  labels: { singular: 'Access code', plural: 'Access codes' },
  admin: {
    group: 'Teaching',
    useAsTitle: 'label',
    defaultColumns: ['label', 'used', 'uses', 'endsAt', 'revokedAt'],
    pagination: { defaultLimit: 50 },
    hideAPIURL: true,
    description:
      'A code opens premium lessons on the device where it is typed, without an account.',
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
  lockDocuments: false,
  endpoints: [makeCode],
  hooks: { beforeOperation: [holdChangedRow], beforeDelete: [closeWhatCodeOpened] },
  fields: [
    {
      name: 'label',
      type: 'text',
      label: 'What it is for',
      required: true,
      maxLength: studentLimits.name,
      admin: { description: 'For example “Spring course, Tuesday group”.' },
    },
    {
      name: 'letters',
      type: 'ui',
      admin: {
        components: {
          Field: {
            path: '/cms/studio/students/secret-once.tsx#SecretOnce',
            clientProps: { kind: 'code' },
          },
        },
        disableListColumn: true,
      },
    },
    {
      name: 'grants',
      type: 'array',
      label: 'What it opens',
      labels: { singular: 'Premium', plural: 'Premium' },
      minRows: 1,
      maxRows: studentLimits.grants,
      required: true,
      validate: codeOpensSomething,
      hooks: { afterRead: [leaveOutEmptied] },
      fields: grantFields,
    },
    {
      name: 'days',
      type: 'number',
      label: 'Days it stays open',
      min: 1,
      max: 3660,
      admin: { description: 'Counted from the day it is typed. Leave it empty for no end.' },
    },
    {
      name: 'uses',
      type: 'number',
      label: 'How many times it can be typed',
      required: true,
      defaultValue: 1,
      min: 1,
      max: 10_000,
    },
    {
      name: 'used',
      type: 'number',
      label: 'Typed so far',
      defaultValue: 0,
      access: byServer,
      admin: { position: 'sidebar', readOnly: true },
    },
    untilField({
      name: 'endsAt',
      label: 'Can be typed until',
      admin: { position: 'sidebar' },
    }),
    {
      name: 'revokedAt',
      type: 'date',
      label: 'Revoked',
      admin: {
        position: 'sidebar',
        date: onDay,
        description: 'Once there is a date here, everything it opened is closed.',
      },
    },
    {
      name: 'codeMadeAt',
      type: 'date',
      label: 'Code made',
      access: byServer,
      admin: { position: 'sidebar', readOnly: true, date: onDay },
    },
    { name: 'codeHash', type: 'text', hidden: true, unique: true, index: true, access: byServer },
  ],
}
