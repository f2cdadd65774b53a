'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload counts drafts since the last publishing, hence none where nothing has been published, and
 * then proposes to unpublish at the scheduled time. The first draft counts, too.
 */
export function useFirstDraft(): void {
  const { id, hasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  useEffect(() => {
    if (id === undefined || hasPublishedDoc) return
    setUnpublishedVersionCount((count) => Math.max(count, 1))
  }, [id, hasPublishedDoc, setUnpublishedVersionCount])
}
