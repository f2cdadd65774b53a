import type { CollectionBeforeChangeHook, CollectionConfig, FieldHook } from 'payload'
import { LinkedKind } from '../../../contract/draft.ts'
import { draftPaths } from '../../../contract/draft-paths.ts'
import { readEnvironment } from '../../../environment/environment.ts'
import { anyAdmin } from '../../access/any-admin.ts'
import { byServer } from '../../access/by-server.ts'
import { nobody } from '../../access/nobody.ts'
import { ownDraftLinks } from '../../access/own-draft-links.ts'
import { forOwners, ownersOnly } from '../../access/owners-only.ts'
import { linkToken } from './draft-link.ts'
import { requireShownLesson } from './require-shown-lesson.ts'

const dayMs = 24 * 60 * 60 * 1000
const defaultDays = 7
const maxDays = 90

/** An assistant sees and revokes her own links; they end with her account. */
const noteMaker: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, madeBy: req.user?.id ?? null } : data

const asMade = { update: () => false }

/** Not kept but signed anew each time it is read: the database alone opens nothing. */
const addressOfLink: FieldHook = ({ siblingData, req }) => {
  const { id, expiresAt } = siblingData
  if (typeof id !== 'number' || !expiresAt) return undefined
  const token = linkToken(id, new Date(String(expiresAt)), req.payload.secret)
  return readEnvironment().siteUrl + draftPaths.link(token)
}

/** Links that show one draft to one person until they expire or are revoked. */
export const draftLinks: CollectionConfig = {
  slug: 'draft-links',
  labels: { singular: 'Draft link', plural: 'Draft links' },
  admin: {
    group: 'Teaching',
    hideAPIURL: true,
    useAsTitle: 'note',
    defaultColumns: ['note', 'document', 'expiresAt', 'revokedAt'],
    pagination: { defaultLimit: 50 },
    description:
      'Anyone with such a link sees that one draft and nothing else. To make one, choose “Draft link” on a course, a lesson or an exercise.',
  },
  access: {
    read: ownDraftLinks,
    create: anyAdmin, // who makes one can read every draft herself
    update: ownDraftLinks,
    delete: ownersOnly,
    readVersions: nobody,
  },
  defaultSort: '-createdAt',
  disableDuplicate: true,
  lockDocuments: false,
  hooks: { beforeChange: [requireShownLesson, noteMaker] },
  fields: [
    {
      name: 'note',
      type: 'text',
      label: 'Who it is for',
      maxLength: 120,
      admin: { description: 'A note for yourself, for example “Ana, proofreading”.' },
    },
    {
      name: 'document',
      type: 'relationship',
      label: 'Course, lesson or exercise',
      relationTo: [...LinkedKind.options],
      required: true,
      maxDepth: 0,
      access: asMade,
    },
    {
      name: 'expiresAt',
      type: 'date',
      label: 'Works until',
      required: true,
      access: asMade,
      defaultValue: () => new Date(Date.now() + defaultDays * dayMs).toISOString(),
      validate: (value: unknown, { operation }: { operation?: string }) =>
        operation !== 'create' ||
        isWithin(new Date(String(value)).getTime()) ||
        `Choose a time within the next ${maxDays} days.`,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    {
      name: 'revokedAt',
      type: 'date',
      label: 'Revoked',
      admin: {
        date: { pickerAppearance: 'dayAndTime' },
        description: 'Once there is a date here, the link no longer works.',
      },
    },
    {
      name: 'madeBy',
      type: 'relationship',
      relationTo: 'admins',
      maxDepth: 0,
      access: { ...byServer, read: forOwners.read },
      admin: { readOnly: true },
    },
    {
      name: 'address',
      type: 'text',
      virtual: true,
      label: 'Link to send',
      hooks: { afterRead: [addressOfLink] },
      admin: { readOnly: true },
    },
  ],
}

const isWithin = (time: number) => time > Date.now() && time <= Date.now() + (maxDays + 1) * dayMs
