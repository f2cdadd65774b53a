'use client'
import { LeaveWithoutSaving, useDocumentInfo, useFormModified } from '@payloadcms/ui'
import { hasAutosaveEnabled } from 'payload/shared'
import { useIsPageForm } from './use-is-page-form.ts'

/**
 * Payload asks before an unsaved form is left where it has a button to save it. In one that saves
 * itself, what was typed a moment ago, or what the line lost, would go without a question.
 */
export function AskBeforeLeaving() {
  const { docConfig } = useDocumentInfo()
  const isModified = useFormModified()
  const isPage = useIsPageForm() // the page of a drawer asks already
  const savesItself = docConfig !== undefined && hasAutosaveEnabled(docConfig)
  return savesItself && isPage && <LeaveWithoutSaving disablePreventLeave={!isModified} />
}
