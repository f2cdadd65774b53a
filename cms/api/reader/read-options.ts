import type { Grants } from '../../content/students/grants.ts'
import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'

/** Whose rights a read has; a visitor's by default. */
export interface Rights {
  admin?: SignedInAdmin | null
  /** The admin asks for unpublished changes. */
  wantsDraft?: boolean
  /** A signed ticket stands for the admin who asked for it (decision 19). */
  readsAll?: boolean
  /** Premium lessons that are open to a visitor (decision 111). */
  grants?: Grants | undefined
}

/** What every read through the Local API passes: the rights, and no related documents. */
export const readOptions = ({ admin, wantsDraft = false, readsAll = false, grants }: Rights) => ({
  overrideAccess: readsAll,
  user: admin ?? undefined,
  draft: wantsDraft,
  depth: 0,
  ...(grants && { context: { grants } }),
})

export type ReadOptions = ReturnType<typeof readOptions>
