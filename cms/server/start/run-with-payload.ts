import type { Payload } from 'payload'
import { closeHeldPool } from '../../content/sql/close-held-pool.ts'
import { type Environment, provideEnvironment } from '../../environment/environment.ts'
import { readSecret } from '../../environment/secret.ts'
import { endLogs } from '../../log/log.ts'
import { withStartupLock } from '../../postgres/startup-lock.ts'
import { openPayload } from './open-payload.ts'
import { refuseUnusable } from './refuse-unusable.ts'
import { withDatabase } from './run-on-database.ts'
import { within } from './stop.ts'

/** Connections that a lost database has left open have to end as well. */
const closingMs = 1_000

/** Opens the site's content for a command's task, while the site runs or not. */
export const withPayload = (
  given: Environment,
  task: (payload: Payload) => Promise<void>,
): Promise<void> =>
  withDatabase(given, async ({ environment, databaseUrl, signal }) => {
    signal.addEventListener('abort', endLogs)
    await withStartupLock(databaseUrl, async (client) => {
      await refuseUnusable(client)
      provideEnvironment({ DATABASE_URL: databaseUrl, SECRET: await readSecret(environment) })
      const payload = await openPayload({ runsJobs: false })
      try {
        await task(payload)
      } finally {
        await within(closingMs, closeHeldPool(payload.db.pool))
      }
    })
  })
