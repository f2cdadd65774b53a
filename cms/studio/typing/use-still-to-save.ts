'use client'
import {
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Payload takes a form for saved once an answer has come, whatever it says, except that of a draft:
 * Save could not be pressed once more, and what is typed would go without a question.
 */
export function useStillToSave(): void {
  const hasDrafts = useHasDrafts()
  const { setModified } = useForm()
  const isSubmitted = useFormSubmitted() // from a save that was refused until one that is stored
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const isRefused = !hasDrafts && isSubmitted && !isSaving && !isModified

  useEffect(() => {
    if (isRefused) setModified(true)
  }, [isRefused, setModified])
}

/** A form with drafts saves itself. */
function useHasDrafts(): boolean {
  const { docConfig } = useDocumentInfo()
  const versions: unknown = Reflect.get(Object(docConfig), 'versions')
  return Boolean(Reflect.get(Object(versions), 'drafts'))
}
