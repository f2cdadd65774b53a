import type { Payload } from 'payload'
import { opensSomething } from '../content/students/grants.ts'
import type { OpenStudent } from '../content/students/open-student.ts'
import type { SignedInAdmin } from '../sign-in/signed-in-admin.ts'
import type { Reader } from './reader/reader.ts'

/** Who asks, where from, and what is there for them to read. */
export interface Caller {
  /** The signed-in admin, if any. */
  admin: SignedInAdmin | null
  /**
   * Who is signed in, where the site asks for a second step that she has not: `admin` is null then,
   * and nothing is open to her but what sets one up (decision 218).
   */
  held?: SignedInAdmin | null
  /** Content, as far as this caller may read it. */
  reader: Reader
  /** For writes, which pass `asCaller`. */
  payload: Payload
  /** The client's network address. */
  address: string
  /** What the client says it is. */
  userAgent?: string | undefined
  /** A premium lesson that is shown whole: the tutor looks at its draft, or shows it to somebody. */
  openLessonId?: number | undefined
  /** The student whose browser it is, where her link works and nobody is signed in. */
  student?: OpenStudent | null
}

/**
 * Whether this caller may be shown what visitors are not: what it is answered is neither taken from
 * the answers that are kept, nor put among them (decision 111).
 */
export const hasOwnView = ({ admin, student }: Pick<Caller, 'admin' | 'student'>): boolean =>
  admin !== null || (student != null && opensSomething(student.grants))
