'use client'
import { useFormModified } from '@payloadcms/ui'
import { AskBeforeClosing } from './ask-before-closing.tsx'
import { AskBeforeGoingBack } from './ask-before-going-back.tsx'
import { useIsPageForm } from './use-is-page-form.ts'

/** Asks before what is typed in a form would go by a way of which Payload knows nothing. */
export function AskAtOtherWays({ form }: { form: number }) {
  const isModified = useFormModified()
  const isPage = useIsPageForm()
  return (
    <>
      <AskBeforeGoingBack isModified={isModified} slug={`going-back-${form}`} />
      {!isPage && <AskBeforeClosing isModified={isModified} />}
    </>
  )
}
