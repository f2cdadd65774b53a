import { z } from 'zod'

/** How the last backups went, as the database keeps it under this key. */
export const lastBackupKey = 'last-backup'

export const LastBackup = z.object({
  /** When the last one was done, and its file; none yet where null. */
  doneAt: z.iso.datetime().nullable(),
  file: z.string().nullable(),
  bytes: z.int().nullable(),
  /** Of the newest one, where that failed. */
  failedAt: z.iso.datetime().nullable(),
  why: z.string().max(500).nullable(),
  /** How often it failed in a row that night. */
  failures: z.int().min(0).default(0),
})
export type LastBackup = z.infer<typeof LastBackup>

export const noBackup: LastBackup = {
  doneAt: null,
  file: null,
  bytes: null,
  failedAt: null,
  why: null,
  failures: 0,
}

const hourMs = 60 * 60 * 1000
/** A night and two hours: the clocks change, and a machine may have been off for a while. */
const tooOldHours = 26

/** What is wrong with nightly backups, in words; nothing where the last one is whole and recent. */
export function backupProblem(last: LastBackup, now: Date): string | null {
  if (last.failedAt) return `The last backup failed: ${last.why ?? 'the reason is not known'}`
  if (!last.doneAt) return 'No backup has been made yet'
  const hours = Math.floor((now.getTime() - Date.parse(last.doneAt)) / hourMs)
  if (hours < tooOldHours) return null
  const age = hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
  return `The last backup is ${age} old`
}
