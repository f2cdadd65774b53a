import { readEnvironment } from '../environment/environment.ts'

interface Session {
  createdAt?: string | Date | null
  expiresAt: string | Date
}

/**
 * Whether a session is over: nobody used it, which `expiresAt` knows, or it began too long ago,
 * however much it is used (decision 171). One of which nobody knows when it began is over.
 */
export function hasEnded(session: Session, now: number, longestMs: number): boolean {
  const begun = session.createdAt ? new Date(session.createdAt).getTime() : 0
  return new Date(session.expiresAt).getTime() <= now || begun + longestMs <= now
}

let longestMs: number | undefined

/** From sign-in to the end in any case; asked at every request, so the environment is read once. */
export function longestSession(): number {
  longestMs ??= readEnvironment().SESSION_DAYS * 24 * 60 * 60 * 1000
  return longestMs
}
