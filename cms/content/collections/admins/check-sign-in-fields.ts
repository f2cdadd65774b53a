import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { passwordRule, usernameRule } from '../../../contract/admin.ts'

/** One rule for names and passwords, whichever door they come through. */
export const checkSignInFields: CollectionBeforeValidateHook = ({ data }) => {
  const errors = [
    { path: 'username', result: usernameRule.optional().safeParse(data?.username) },
    { path: 'password', result: passwordRule.optional().safeParse(data?.password) },
  ].flatMap(({ path, result }) =>
    result.success ? [] : [{ path, message: result.error.issues[0]?.message ?? 'Not valid.' }],
  )
  if (errors.length > 0) throw new ValidationError({ collection: 'admins', errors })
  return data
}
