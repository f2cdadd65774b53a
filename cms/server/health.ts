import { Router } from 'express'
import type { Payload } from 'payload'
import { databaseAnswers } from './database-answers.ts'

/** `/healthz`: the process is up. `/readyz`: its database answers. */
export function health(payload: Payload): Router {
  const router = Router()
  router.get('/healthz', (_request, response) => {
    response.set('Cache-Control', 'no-store').json({ message: 'up' })
  })
  router.get('/readyz', async (_request, response) => {
    const isReady = await databaseAnswers(payload)
    response.set('Cache-Control', 'no-store').status(isReady ? 200 : 503)
    response.json({ message: isReady ? 'ready' : 'the database is not responding' })
  })
  return router
}
