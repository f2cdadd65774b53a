import type { RequestListener } from 'node:http'
import compression from 'compression'
import express from 'express'
import { readEnvironment } from '../../environment/environment.ts'
import { createAnswerCache } from '../cache/answer-cache.ts'
import { streamed } from '../cache/compress.ts'
import { openPayload } from '../start/open-payload.ts'
import { contractRouter } from './contract-router.ts'
import { errorAnswers } from './error-answers.ts'

/** One call with a large body at a time is worked on; others ask who they are meanwhile. */
const connections = 6

/**
 * The contract as the studio's process answers it, where the site hands over what would hold visitors
 * up. The site has looked at the origin of the call before, and adds its own headers. Its Payload is
 * not the studio's, which Next has bundled with a copy of all this code: an error of one is none of
 * the other's.
 */
export async function openContract(): Promise<RequestListener> {
  const payload = await openPayload({ runsJobs: false, key: 'contract' })
  payload.db.pool.options.max = connections
  const { siteUrl } = readEnvironment()
  const app = express()
  app.set('trust proxy', 1) // the site, which names the client's address
  app.set('query parser', 'simple')
  app.disable('x-powered-by')
  app.disable('etag')
  app.use(compression(streamed))
  app.use(contractRouter({ payload, siteUrl, cache: keepsNothing }))
  app.use(errorAnswers(payload.logger, siteUrl))
  return app
}

/** Only the site answers reads. */
const keepsNothing = createAnswerCache({ isTrusted: () => false, headers: {} })
