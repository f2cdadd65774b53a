'use client'
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'
import type { FormField } from 'payload'
import { ownPasswordLabel } from '../../contract/account.ts'

/** Asked for as soon as something is changed that opens the account, a new admin's apart. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const isChanged = useFormFields(
    ([{ password, username, email }]) =>
      Boolean(password?.value) || [username, email].some(hasOtherValue),
  )
  if (id === undefined || !isChanged) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: ownPasswordLabel, required: true }}
      path={path}
    />
  )
}

const hasOtherValue = (field: FormField | undefined) =>
  field !== undefined && (field.value || null) !== (field.initialValue || null)
