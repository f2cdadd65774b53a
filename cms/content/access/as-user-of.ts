import type { PayloadRequest } from 'payload'

/** What the Local API is passed within a request: its user's rights, no related documents. */
export const asUserOf = (req: PayloadRequest) => ({
  req,
  user: req.user,
  overrideAccess: false as const,
  depth: 0,
})
