import type { Caller } from './caller.ts'

/** What every call of the Local API passes: the caller's rights, and no related documents. */
export const asCaller = ({ admin }: Pick<Caller, 'admin'>) => ({
  overrideAccess: false as const,
  user: admin ?? undefined,
  depth: 0,
})
