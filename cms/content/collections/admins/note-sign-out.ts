import type { CollectionAfterLogoutHook } from 'payload'
import { logSecurity } from '../../../log/security-log.ts'

/** Through whichever door: the site's own way out and the studio's both come by here. */
export const noteSignOut: CollectionAfterLogoutHook = ({ req }) => {
  if (!req.user) return
  const line = { event: 'sign-out', admin: Number(req.user.id) } as const
  logSecurity(req.payload.logger, line, 'Signed out')
}
