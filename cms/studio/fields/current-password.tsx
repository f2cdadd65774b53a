'use client'
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormField } from 'payload'
import { ownPasswordLabel } from '../../contract/account.ts'

/**
 * Asked for where an account is made, and as soon as something is changed that opens one, or the site
 * to it.
 */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const isChanged = useFormFields(
    ([{ password, username, email, role }]) =>
      Boolean(password?.value) || isRaised(role) || [username, email].some(hasOtherValue),
  )
  if (id !== undefined && !isChanged) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: ownPasswordLabel, required: true }}
      path={path}
    />
  )
}

const isRaised = (role: FormField | undefined) => role?.value === 'owner' && hasOtherValue(role)

const hasOtherValue = (field: FormField | undefined) =>
  field !== undefined && (field.value || null) !== (field.initialValue || null)
