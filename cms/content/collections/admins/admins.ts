import type { CollectionConfig } from 'payload'
import { sessionCookie } from '../../../environment/session-cookie.ts'
import { adminsOnly } from '../../access/admins-only.ts'
import { checkSignInFields } from './check-sign-in-fields.ts'
import { keepAnAdmin } from './keep-an-admin.ts'
import { refuseTakenEmail } from './refuse-taken-email.ts'

/** A session ends a week after sign-in; the studio renews it while it is used. */
const sessionSeconds = 7 * 24 * 60 * 60

/** Who may teach and manage here. Lockout is in `cms/login`, for every way in (decision 11). */
export const admins: CollectionConfig = {
  slug: 'admins',
  labels: { singular: 'Admin', plural: 'Admins' },
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: false },
    tokenExpiration: sessionSeconds,
    useSessions: true,
    maxLoginAttempts: 0, // Payload's own lockout would let a stranger lock the tutor out
    cookies: { sameSite: 'Lax', secure: sessionCookie.isSecure() },
    removeTokenFromResponses: true,
  },
  admin: {
    group: 'Site',
    useAsTitle: 'username',
    defaultColumns: ['username', 'email', 'updatedAt'],
    description:
      'People who can sign in. Changing a password signs that person out everywhere else.',
  },
  access: {
    read: adminsOnly,
    create: adminsOnly,
    update: adminsOnly,
    delete: adminsOnly,
    unlock: adminsOnly,
    admin: ({ req }) => req.user?.collection === 'admins',
  },
  hooks: {
    beforeValidate: [checkSignInFields, refuseTakenEmail],
    beforeDelete: [keepAnAdmin],
  },
  fields: [],
}
