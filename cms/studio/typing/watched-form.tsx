'use client'
import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useOffline } from 'next/offline'
import { use, useEffect } from 'react'
import { formName, OpenForms } from './open-forms.ts'
import { useClosedUntilDrawn } from './use-closed-until-drawn.ts'

const lineIsGone =
  'Your connection is gone. The form opens by itself when it is back, with what was saved last.'

/** In each document's form: what is typed there is kept (decision 217). */
export function WatchedForm() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getFields, setModified } = useForm()
  const isClosed = useFormProcessing()
  const forms = use(OpenForms)
  const name = formName({ id, collectionSlug, globalSlug })

  useEffect(() => {
    const form = { name, isClosed, getFields, setModified }
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [forms, name, isClosed, getFields, setModified])
  const isOld = useClosedUntilDrawn()
  const isOffline = useOffline()
  return isOld && isOffline ? <p role="alert">{lineIsGone}</p> : null
}
