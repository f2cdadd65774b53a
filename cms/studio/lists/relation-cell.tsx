'use client'
import { DefaultCell, useConfig, useListRelationships, useTranslation } from '@payloadcms/ui'
import { formatDocTitle } from '@payloadcms/ui/shared'
import type { DefaultCellComponentProps, RelationshipFieldClient } from 'payload'
import { useEffect } from 'react'

type RelationCellProps = DefaultCellComponentProps<RelationshipFieldClient>

/**
 * What a row belongs to, by its title. Payload's own cell (3.90) asks for it when the row comes into
 * sight, and says until then that the row has none: on paper, to who listens and to who scrolls fast.
 */
export function RelationCell(props: RelationCellProps) {
  const { cellData, field, link } = props
  const { relationTo } = field
  // What leads to the row's document is Payload's.
  if (link || typeof relationTo !== 'string') return <DefaultCell {...props} />
  if (typeof cellData !== 'number') return <span>None yet</span>
  return <RelationTitle relationTo={relationTo} id={cellData} />
}

function RelationTitle({ relationTo, id }: { relationTo: string; id: number }) {
  const { documents, getRelationships } = useListRelationships()
  const { config, getEntityConfig } = useConfig()
  const { i18n } = useTranslation()
  useEffect(() => getRelationships([{ relationTo, value: id }]), [relationTo, id, getRelationships])
  const document = documents[relationTo]?.[id]
  if (!document) return <span>{document === false ? 'No longer there' : 'Loading…'}</span>
  const title = formatDocTitle({
    collectionConfig: getEntityConfig({ collectionSlug: relationTo }),
    data: document,
    dateFormat: config.admin.dateFormat,
    fallback: 'Untitled',
    i18n,
  })
  return <span>{title}</span>
}
