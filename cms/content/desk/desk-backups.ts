import type { Payload, TypedUser } from 'payload'
import type { DeskLine } from '../../contract/desk.ts'
import { backupProblem, LastBackup, lastBackupKey, noBackup } from '../../contract/last-backup.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { isOwner } from '../access/roles.ts'

/** What is wrong with the nightly backups, where there should be some; for owners alone. */
export async function readBackupPile(
  payload: Payload,
  user: TypedUser,
): Promise<{ count: number; lines: DeskLine[] }> {
  const none = { count: 0, lines: [] }
  if (!isOwner(user) || !readEnvironment().BACKUP_DIR) return none
  const kept = LastBackup.safeParse(await payload.kv.get(lastBackupKey))
  const last = kept.success ? kept.data : noBackup
  const problem = backupProblem(last, new Date())
  if (!problem) return none
  const time = last.failedAt ?? last.doneAt
  const line = { title: problem, note: 'npm run doctor says more', ...(time ? { time } : {}) }
  return { count: 1, lines: [line] }
}
