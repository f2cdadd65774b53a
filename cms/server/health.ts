import { setTimeout as wait } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import { Router } from 'express'
import type { Payload } from 'payload'

const databaseLimitMs = 2_000

/** `/healthz`: the process is up. `/readyz`: its database answers. */
export function health(payload: Payload): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ message: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const isReady = await Promise.race([
      payload.db.drizzle.execute(sql`select 1`).then(
        () => true,
        () => false,
      ),
      wait(databaseLimitMs, false, { ref: false }),
    ])
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503)
    response.json({ message: isReady ? 'ready' : 'the database is not responding' })
  })
  return router
}
