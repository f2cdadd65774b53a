import type { Caller } from '../sign-in/caller.ts'

/** What every read through the Local API passes: the caller's rights, and no related documents. */
export const readAs = ({ admin, wantsDraft, readsAll }: Caller) => ({
  overrideAccess: readsAll === true,
  user: admin ?? undefined,
  draft: wantsDraft,
  depth: 0,
})

/** What every write passes. */
export const writeAs = ({ admin }: Caller) => ({
  overrideAccess: false as const,
  user: admin ?? undefined,
  depth: 0,
})
