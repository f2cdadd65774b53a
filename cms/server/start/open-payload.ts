import { getPayload, type Payload } from 'payload'
import { isDevelopment } from '../../environment/environment.ts'

/**
 * Payload, connected and its schema brought up to date. Import this only after `DATABASE_URL` and
 * `SECRET` are provided: the configuration reads them once.
 */
export async function openPayload({ runsJobs }: { runsJobs: boolean }): Promise<Payload> {
  const { default: config } = await import('../../../payload.config.ts')
  const payload = await getPayload({ config, cron: runsJobs })
  // Without a listener, an error on an idle connection (Postgres restarts) ends the process.
  payload.db.pool.on('error', (error) => {
    payload.logger.warn(`A database connection was lost: ${error.message}`)
  })
  // The pool only listens to idle connections. A connection in use reports its loss through its
  // query as well.
  payload.db.pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  // Payload has run `prodMigrations` by now; in development it leaves that to us.
  if (isDevelopment()) await payload.db.migrate()
  return payload
}
