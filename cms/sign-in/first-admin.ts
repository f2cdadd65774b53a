import type { Payload } from 'payload'
import { isCommonPassword } from '../content/collections/admins/common-passwords.ts'
import { readablePassword } from '../content/readable-password.ts'
import { commonPassword } from '../contract/admin.ts'
import { type Environment, StartError } from '../environment/environment.ts'

/** What is shown only once, at the first start. */
export interface FirstAdmin {
  username: string
  /** Null where ADMIN_PASSWORD set it. */
  generatedPassword: string | null
}

/** Makes the first admin where there is none, so that nobody can claim a fresh site (decision 9). */
export async function ensureFirstAdmin(
  payload: Payload,
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Environment,
): Promise<FirstAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'admins', overrideAccess: true })
  if (totalDocs > 0) return null
  const username = (ADMIN_USERNAME ?? 'tutor').toLowerCase()
  if (ADMIN_PASSWORD && (await isCommonPassword(ADMIN_PASSWORD, username))) {
    throw new StartError(`ADMIN_PASSWORD cannot be used. ${commonPassword}`)
  }
  const generatedPassword = ADMIN_PASSWORD ? null : readablePassword()
  await payload.create({
    collection: 'admins',
    data: { username, password: ADMIN_PASSWORD ?? generatedPassword ?? '', role: 'owner' },
    context: { isMadePassword: generatedPassword !== null },
    overrideAccess: true, // there is no admin yet who could be signed in
  })
  return { username, generatedPassword }
}
