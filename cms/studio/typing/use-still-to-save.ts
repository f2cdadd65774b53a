'use client'
import {
  useDocumentInfo,
  useForm,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'
import { useEffect } from 'react'

/**
 * Payload takes a form for saved once an answer has come, whatever it says, except that of a draft:
 * Save could not be pressed once more, and what is typed would go without a question.
 */
export function useStillToSave(): void {
  const { docConfig } = useDocumentInfo()
  const savesItself = docConfig !== undefined && hasDraftsEnabled(docConfig)
  const { setModified } = useForm()
  const isSubmitted = useFormSubmitted() // from a save that was refused until one that is stored
  const isModified = useFormModified()
  const isSaving = useFormProcessing()
  const isRefused = !savesItself && isSubmitted && !isSaving && !isModified

  useEffect(() => {
    if (isRefused) setModified(true)
  }, [isRefused, setModified])
}
