import { statfs } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload, TypedUser } from 'payload'
import { backupProblem, LastBackup, lastBackupKey, noBackup } from '../../contract/last-backup.ts'
import { canBeOverheard, judgeFree, type SiteStatus } from '../../contract/site-status.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { isOwner } from '../access/roles.ts'

/** What the doctor would call wrong, as far as it costs nothing to look; for owners alone. */
export async function readSiteStatus(
  payload: Payload,
  user: TypedUser,
): Promise<SiteStatus | null> {
  if (!isOwner(user)) return null
  const { siteUrl, DATA_DIR, BACKUP_DIR } = readEnvironment()
  const folders = BACKUP_DIR ? [DATA_DIR, BACKUP_DIR] : [DATA_DIR]
  const problems = await Promise.all([
    ...folders.map(roomProblem),
    BACKUP_DIR ? lastBackupProblem(payload) : null,
    mailProblem(payload),
    canBeOverheard(siteUrl)
      ? 'The site does not use https, so others may be able to read passwords.'
      : null,
  ])
  const says = [...new Set(problems.filter((problem) => problem !== null))]
  return { isWell: says.length === 0, says }
}

/** A folder that cannot be looked at is told by what wants to write there. */
async function roomProblem(folder: string): Promise<string | null> {
  const found = await statfs(folder).catch(() => null)
  if (!found || judgeFree(found.bavail * found.bsize) !== 'none') return null
  return 'The server’s disk is nearly full.'
}

async function lastBackupProblem(payload: Payload): Promise<string | null> {
  const kept = LastBackup.safeParse(await payload.kv.get(lastBackupKey))
  const problem = backupProblem(kept.success ? kept.data : noBackup, new Date())
  return problem && `${problem}.`
}

/** Those that were given up after two days of trying, in the last week. */
async function mailProblem(payload: Payload): Promise<string | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select count(*)::int as failed from payload_jobs
    where has_error and task_slug::text like 'mail-%' and updated_at > now() - interval '7 days'`)
  const failed = Number(rows[0]?.failed)
  if (failed === 0) return null
  return failed === 1
    ? 'An e-mail could not be sent, and the site has stopped trying.'
    : `${failed} e-mails could not be sent, and the site has stopped trying.`
}
