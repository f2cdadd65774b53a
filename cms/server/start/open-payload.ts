import { getPayload, type Payload } from 'payload'
import { makeFileFolders } from '../../content/file-folders.ts'
import { isDevelopment } from '../../environment/environment.ts'

/**
 * Payload, connected and its schema brought up to date. Import this only after `DATABASE_URL` and
 * `SECRET` are provided: the configuration reads them once.
 */
export async function openPayload({
  runsJobs,
  key,
}: {
  runsJobs: boolean
  /** Where the process has another Payload already. */
  key?: string
}): Promise<Payload> {
  await makeFileFolders()
  const { default: config } = await import('../../../payload.config.ts')
  const payload = await getPayload({ config, cron: runsJobs, ...(key && { key }) })
  // Payload has run `prodMigrations` by now; in development it leaves that to us.
  if (isDevelopment()) await payload.db.migrate()
  return payload
}
