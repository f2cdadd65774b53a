import type { Admin } from '../content/payload-types.ts'

/** An admin as Payload's sessions give one: what the Local API takes as `user`. */
export type SignedInAdmin = Admin & { collection: 'admins' }
