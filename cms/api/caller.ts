import type { Payload } from 'payload'
import type { SignedInAdmin } from '../sign-in/signed-in-admin.ts'
import type { Reader } from './reader/reader.ts'

/** Who asks, where from, and what is there for them to read. */
export interface Caller {
  /** The signed-in admin, if any. */
  admin: SignedInAdmin | null
  /** Content, as far as this caller may read it. */
  reader: Reader
  /** For writes, which pass `asCaller`. */
  payload: Payload
  /** The client's network address. */
  address: string
  /** A premium lesson that is shown whole: the tutor looks at its draft, or shows it to somebody. */
  openLessonId?: number | undefined
}
