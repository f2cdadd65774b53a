import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { commonPassword, passwordRule, usernameRule } from '../../../contract/admin.ts'
import { isCommonPassword } from './common-passwords.ts'

/** One rule for names and passwords, whichever door they come through. */
export const checkSignInFields: CollectionBeforeValidateHook = async ({ data, originalDoc }) => {
  const errors = [
    { path: 'username', result: usernameRule.optional().safeParse(data?.username) },
    { path: 'password', result: passwordRule.optional().safeParse(data?.password) },
  ].flatMap(({ path, result }) =>
    result.success ? [] : [{ path, message: result.error.issues[0]?.message ?? 'Not valid.' }],
  )
  const name = data?.username ?? originalDoc?.username
  if (errors.length === 0 && data?.password && (await isCommonPassword(data.password, name))) {
    errors.push({ path: 'password', message: commonPassword })
  }
  if (errors.length > 0) throw new ValidationError({ collection: 'admins', errors })
  return data
}
