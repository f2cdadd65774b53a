import { getFieldsToSign, jwtSign, type Payload } from 'payload'
import type { Admin } from '../content/payload-types.ts'

/** The token of an admin's session, as Payload makes it. */
export async function sessionToken(admin: Admin, sid: string, payload: Payload): Promise<string> {
  const collectionConfig = payload.collections.admins.config
  const { tokenExpiration } = collectionConfig.auth
  const user = { ...admin, collection: 'admins' as const }
  const fieldsToSign = getFieldsToSign({ collectionConfig, email: admin.email ?? '', sid, user })
  const { token } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  return token
}
