'use client'
import { useDocumentInfo, useForm, useFormModified } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { onceSiteAnswers } from './once-site-answers.ts'

/**
 * Payload sends a draft that the line or the site has lost only once something more is typed. Here
 * it is sent again as soon as the site answers, as Payload would have sent it.
 */
export function useLostSave() {
  const [lost, onLost] = useState<string | null>(null)
  const { submit } = useForm()
  const isModified = useFormModified()
  const document = useDocumentInfo()

  const send = useEffectEvent(async (action: string) => {
    if (!isModified) return onLost(null) // what stands in the form is saved by now
    const isFirst = !document.mostRecentVersionIsAutosaved
    const sent = await submit({
      action,
      method: document.globalSlug ? 'POST' : 'PATCH',
      acceptValues: { overrideLocalChanges: false },
      context: { getDocPermissions: false, incrementVersionCount: isFirst },
      disableFormWhileProcessing: false,
      disableSuccessStatus: true,
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    if (!(isFirst && sent && 'res' in sent && sent.res.ok)) return
    document.setMostRecentVersionIsAutosaved(true)
    document.setUnpublishedVersionCount((count) => count + 1)
  })

  useEffect(() => (lost === null ? undefined : onceSiteAnswers(() => send(lost))), [lost])
  return { isLost: lost !== null && isModified, onLost }
}
