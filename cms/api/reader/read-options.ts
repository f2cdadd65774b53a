import type { SignedInAdmin } from '../../sign-in/signed-in-admin.ts'

/** Whose rights a read has; a visitor's by default. */
export interface Rights {
  admin?: SignedInAdmin | null
  /** The admin asks for unpublished changes. */
  wantsDraft?: boolean
  /** A signed ticket stands for the admin who asked for it (decision 19). */
  readsAll?: boolean
}

/** What every read through the Local API passes: the rights, and no related documents. */
export const readOptions = ({ admin, wantsDraft = false, readsAll = false }: Rights) => ({
  overrideAccess: readsAll,
  user: admin ?? undefined,
  draft: wantsDraft,
  depth: 0,
})

export type ReadOptions = ReturnType<typeof readOptions>
