'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { DrawerButton } from '../client/drawer-button.tsx'
import { DraftLinksPanel } from './draft-links-panel.tsx'
import { useFirstDraft } from './use-first-draft.ts'

/** Opens the links that show this draft to one person. */
export function DraftLinksButton() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  useFirstDraft()
  if (id === undefined || !collectionSlug || isTrashed) return null
  return (
    <DrawerButton
      slug={`draft-links-${collectionSlug}-${id}`}
      label="Draft link"
      title="Show this draft to one person"
    >
      {(close) => (
        <DraftLinksPanel document={{ relationTo: collectionSlug, value: id }} onLeave={close} />
      )}
    </DrawerButton>
  )
}
