'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { DrawerButton } from '../client/drawer-button.tsx'
import { SchedulePanel } from './schedule-panel.tsx'

/** Opens the times at which this document is published, or taken off the site. */
export function ScheduleButton() {
  const { id, collectionSlug, globalSlug, hasPublishPermission, isTrashed } = useDocumentInfo()
  const target = globalSlug
    ? { globalSlug }
    : collectionSlug && id !== undefined && { collectionSlug, id }
  if (!target || !hasPublishPermission || isTrashed) return null
  return (
    <DrawerButton
      slug={`schedule-${collectionSlug ?? globalSlug}-${id ?? ''}`}
      label="Publish later"
      title="Publish at a set time"
    >
      {() => <SchedulePanel target={target} />}
    </DrawerButton>
  )
}
