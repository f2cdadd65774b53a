'use client'
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asked for as soon as a password is about to be changed, a new admin's apart. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const isChanged = useFormFields(([fields]) => fields.password !== undefined)
  if (id === undefined || !isChanged) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your own current password', required: true }}
      path={path}
    />
  )
}
