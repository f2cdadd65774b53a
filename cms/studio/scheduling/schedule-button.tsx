'use client'
import { Button, Drawer, useDocumentInfo, useModal } from '@payloadcms/ui'
import { SchedulePanel } from './schedule-panel.tsx'

/** Opens the times at which this document is published, or taken off the site. */
export function ScheduleButton() {
  const { id, collectionSlug, globalSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const { openModal } = useModal()
  const target = globalSlug
    ? { globalSlug }
    : collectionSlug && id !== undefined && { collectionSlug, id }
  if (!target || !hasPublishPermission || isTrashed) return null
  // A lesson may stand in a drawer over its course, which has such a button too.
  const drawer = `schedule-${collectionSlug ?? globalSlug}-${id ?? ''}`
  return (
    <>
      <Button
        buttonStyle="secondary"
        size="medium"
        margin={false}
        onClick={() => openModal(drawer)}
      >
        Publish later
      </Button>
      <Drawer slug={drawer} title="Publish at a time">
        <SchedulePanel target={target} />
      </Drawer>
    </>
  )
}
