import type { Payload } from 'payload'
import { backUpIfDue } from '../../backup/nightly-backup.ts'
import type { Environment } from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { openBucket } from '../../files/site-files.ts'

const everyMs = 5 * 60 * 1000
/** Whoever has just set a folder for it sees soon whether it works. */
const firstMs = 30 * 1000

/** Looks now and then whether tonight's backup is due; gives the way to end that. */
export function startNightlyBackups(options: {
  environment: Environment
  databaseUrl: string
  payload: Payload
}): () => Promise<void> {
  const { environment, databaseUrl, payload } = options
  const { BACKUP_DIR, BACKUP_KEEP, BACKUP_HOUR, BACKUP_PASSPHRASE, DATA_DIR, siteUrl } = environment
  if (!BACKUP_DIR) return async () => {}
  const settings = {
    folder: BACKUP_DIR,
    keep: BACKUP_KEEP,
    hour: BACKUP_HOUR,
    ...(BACKUP_PASSPHRASE ? { passphrase: BACKUP_PASSPHRASE } : {}),
  }
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const secret = await readSecret(environment)
      const bucket = environment.bucket && (await openBucket(environment.bucket))
      await backUpIfDue({ databaseUrl, dataDir: DATA_DIR, bucket, siteUrl, secret }, settings)
    } catch (error) {
      payload.logger.error({ err: error }, 'The nightly backup failed')
    } finally {
      isLooking = false
    }
  }

  const timers = [setTimeout(look, firstMs), setInterval(look, everyMs)]
  for (const timer of timers) timer.unref()
  // One that is under way is left to die with the process: what it wrote has no name yet.
  return async () => {
    for (const timer of timers) clearTimeout(timer)
  }
}
