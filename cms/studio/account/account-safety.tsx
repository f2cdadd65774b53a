'use client'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { OwnSafety } from './own-safety.tsx'
import { ResetSecondStep } from './reset-second-step.tsx'

/** How an account is guarded: all of it to whose it is; to an owner the way back for an assistant. */
export function AccountSafety() {
  const { id, savedDocumentData } = useDocumentInfo()
  const { user } = useAuth()
  if (typeof id !== 'number' || !user) return null
  if (id === user.id) return <OwnSafety adminId={id} />
  const isReset = user.role === 'owner' && savedDocumentData?.role === 'assistant'
  return isReset ? <ResetSecondStep adminId={id} /> : null
}
