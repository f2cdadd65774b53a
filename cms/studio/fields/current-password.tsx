'use client'
import { PasswordField, useDocumentInfo, useFormFields } from '@payloadcms/ui'

/** Asked for as soon as a new password is typed, a new admin's apart. */
export function CurrentPassword({ path }: { path: string }) {
  const { id } = useDocumentInfo()
  const isChanged = useFormFields(([fields]) => Boolean(fields.password?.value))
  if (id === undefined || !isChanged) return null
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: 'Your own current password', required: true }}
      path={path}
    />
  )
}
