import { createLocalReq, executeAccess, type Payload } from 'payload'
import { isTexts, type PreviewKind } from '../contract/draft.ts'
import type { SignedInAdmin } from '../sign-in/signed-in-admin.ts'

/**
 * Who may look at a document's versions may look at its draft.
 * @throws Forbidden otherwise.
 */
export async function requireDrafts(
  kind: PreviewKind,
  { admin, payload }: { admin: SignedInAdmin; payload: Payload },
): Promise<void> {
  const rules = isTexts(kind)
    ? payload.globals.config.find(({ slug }) => slug === kind)?.access.readVersions
    : payload.collections[kind].config.access.readVersions
  const req = await createLocalReq({ user: admin }, payload)
  await executeAccess({ req }, rules ?? (() => false))
}
