import type { PayloadRequest } from 'payload'
import { requireOwnPassword } from '../../content/collections/admins/confirm-password.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { inTransaction } from '../../content/sql/transaction.ts'

/** What is typed is counted on a second connection while the first holds a lock. */
export const guarded = <Result>(
  req: PayloadRequest,
  task: () => Promise<Result>,
): Promise<Result> => fewChangesAtOnce(() => inTransaction(req, task))

/** Looks at the password that an admin has typed once more. @throws as `requireOwnPassword` does. */
export const checkOwnPassword = (
  { currentPassword }: { currentPassword: string },
  { admin, req }: { admin: { id: number }; req: PayloadRequest },
): Promise<void> => guarded(req, () => requireOwnPassword(currentPassword, admin.id, req))
