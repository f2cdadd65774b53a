'use client'
import { EmailField, FieldPathContext, useAuth } from '@payloadcms/ui'
import { email } from 'payload/shared'

const field = {
  name: 'email',
  label: 'E-mail address',
  admin: {
    autoComplete: 'off',
    description: 'E-mails about changes to this account go here. Learners never see it.',
  },
}

/** Payload shows an account's address only where one signs in with it. Owners alone change it. */
export function AccountEmail() {
  const { user } = useAuth()
  return (
    <FieldPathContext value="email">
      <EmailField field={field} path="email" validate={email} readOnly={user?.role !== 'owner'} />
    </FieldPathContext>
  )
}
