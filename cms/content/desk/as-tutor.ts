import type { TypedUser } from 'payload'

/** Lines of a pile. */
export const shownLines = 5

export const untitled = 'Untitled'

/**
 * How the desk reads: with the user's own rights, and nothing instead of an error where these rights
 * do not reach.
 */
export const asTutor = (user: TypedUser) =>
  ({ depth: 0, overrideAccess: false, disableErrors: true, user }) as const
