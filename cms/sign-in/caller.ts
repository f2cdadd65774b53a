import type { Payload } from 'payload'
import type { Admin } from '../content/payload-types.ts'

/** Who asks: the signed-in admin, if any, and where the request comes from. */
export interface Caller {
  payload: Payload
  /** What the Local API takes as `user`. */
  admin: (Admin & { collection: 'admins' }) | null
  /** The client's network address. */
  address: string
  /** An admin asks for unpublished changes. */
  wantsDraft: boolean
  /** A signed ticket stands for the admin who asked for it (decision 19). */
  readsAll?: boolean
  /** A premium lesson that is shown whole: the tutor looks at its draft, or shows it to somebody. */
  openLessonId?: number | undefined
}
