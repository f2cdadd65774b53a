'use client'
import { useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload counts drafts since the last publishing, hence none where nothing has been published, and
 * then proposes to unpublish at the scheduled time. The first draft counts, too. While it has no
 * title, it is headed as on the desk instead of by its number.
 */
export function useFirstDraft(): void {
  const { id, hasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()

  useEffect(() => {
    if (id === undefined || hasPublishedDoc) return
    setUnpublishedVersionCount((count) => Math.max(count, 1))
  }, [id, hasPublishedDoc, setUnpublishedVersionCount])

  useEffect(() => {
    if (title !== String(id)) return
    // Payload's own effect runs after this one and sets the number.
    const timer = window.setTimeout(() => setDocumentTitle('Untitled'))
    return () => window.clearTimeout(timer)
  }, [id, title, setDocumentTitle])
}
