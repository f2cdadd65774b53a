'use client'
import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { use, useEffect } from 'react'
import { formName, OpenForms } from './open-forms.ts'
import { useClosedUntilDrawn } from './use-closed-until-drawn.ts'

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
  useClosedUntilDrawn()
  return null
}
