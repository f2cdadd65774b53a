'use client'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { DraftLinksPanel } from './draft-links-panel.tsx'
import { useFirstDraft } from './use-first-draft.ts'

/** Opens the links that show this draft to one person. */
export function DraftLinksButton() {
  const { id, collectionSlug, isTrashed } = useDocumentInfo()
  const { openModal, closeModal } = useModal()
  useFirstDraft()
  if (id === undefined || !collectionSlug || isTrashed) return null
  // A lesson may stand in a drawer over its course, which has such a button too.
  const drawer = `draft-links-${collectionSlug}-${id}`
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => openModal(drawer)}
      >
        Draft link
      </Button>
      <Drawer slug={drawer} title="Show this draft to one person">
        <DraftLinksPanel
          document={{ relationTo: collectionSlug, value: id }}
          onLeave={() => closeModal(drawer)}
        />
      </Drawer>
    </>
  )
}
