import type { Payload } from 'payload'
import type { Environment } from '../environment/environment.ts'
import { readablePassword } from './readable-password.ts'

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
  const generatedPassword = ADMIN_PASSWORD ? null : readablePassword()
  await payload.create({
    collection: 'admins',
    data: { username, password: ADMIN_PASSWORD ?? generatedPassword ?? '', role: 'owner' },
    overrideAccess: true, // there is no admin yet who could be signed in
  })
  return { username, generatedPassword }
}
