import type { CollectionConfig, Field } from 'payload'
import type { PageList } from '../../../contract/draft.ts'
import { anyone } from '../../access/anyone.ts'
import { ownersOnly } from '../../access/owners-only.ts'
import { hiddenFromAssistants } from '../../access/roles.ts'
import { announceChange, announceDelete } from '../../announcements.ts'
import { previewOf } from '../../preview-of.ts'

interface OrderedOptions {
  slug: PageList
  labels: { singular: string; plural: string }
  description: string
  useAsTitle: string
  defaultColumns: string[]
  fields: Field[]
}

/** Small items of the public pages, shown in the order into which the tutor drags them. */
export const orderedCollection = (options: OrderedOptions): CollectionConfig => {
  const { slug, labels, description, useAsTitle, defaultColumns, fields } = options
  return {
    slug,
    labels,
    admin: {
      group: 'Pages',
      hidden: hiddenFromAssistants,
      description,
      useAsTitle,
      defaultColumns,
      pagination: { defaultLimit: 50 },
      ...previewOf(slug),
    },
    access: {
      read: anyone,
      readVersions: ownersOnly,
      create: ownersOnly,
      update: ownersOnly,
      delete: ownersOnly,
    },
    versions: { maxPerDoc: 20 }, // to see what was there, and to restore it
    orderable: true,
    defaultSort: '_order',
    hooks: { afterChange: [announceChange], afterDelete: [announceDelete] },
    fields,
  }
}
