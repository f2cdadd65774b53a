'use client'
import { useAuth, useDocumentInfo, useForm } from '@payloadcms/ui'
import { useLayoutEffect } from 'react'

/**
 * Whoever takes a document over gets its page drawn anew, with a new form: what is typed before that
 * comes would go with the old one. So the old one is closed. Tells whether it is.
 */
export function useClosedUntilDrawn(): boolean {
  const { isLocked, currentEditor } = useDocumentInfo()
  const { user } = useAuth()
  const { setProcessing } = useForm()
  const isOld = isLocked && user !== null && idOf(currentEditor) === user?.id

  useLayoutEffect(() => {
    if (!isOld) return
    setProcessing(true)
    return () => setProcessing(false)
  }, [isOld, setProcessing])
  return isOld
}

const idOf = (editor: unknown): unknown => Reflect.get(Object(editor), 'id') ?? editor
