import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import express from 'express'
import {
  type Environment,
  provideEnvironment,
  readEnvironment,
} from '../../cms/environment/environment.ts'
import { readSecret } from '../../cms/environment/secret.ts'
import { variableNames } from '../../cms/environment/variables.ts'
import { freePort } from '../../cms/postgres/free-port.ts'
import { createApp } from '../../cms/server/app.ts'
import { openPayload } from '../../cms/server/start/open-payload.ts'
import { studioDoor } from '../../cms/server/studio/studio-door.ts'
import { seededDatabase } from '../databases.ts'
import { replicaCount, startReplicas } from '../replicas/replicas.ts'
import { manyAttempts } from '../running-product.ts'
import { keepAsTheProduct } from './keep-as-the-product.ts'
import { sourceRenderer } from './source-renderer.ts'
import { studioRest } from './studio-rest.ts'

export interface Site {
  url: string
  /** Where its pictures and its secret are. */
  dataDir: string
  databaseUrl: string
  /** Waits until it has heard of everything that is committed by now. */
  heardAll(): Promise<void>
}

/**
 * Starts the site in this process from its source: the whole app on a database of its own, but
 * without a build. So of the site's files those in `web/public` alone are there, of the studio its
 * REST alone is. With REPLICAS processes of the built product answer instead, behind a balancer.
 */
export async function startSite(postgresDataDir: string): Promise<Site> {
  const databaseUrl = await seededDatabase(postgresDataDir)
  const dataDir = join(postgresDataDir, `site-${process.pid}`)
  await mkdir(dataDir)
  const environment = await environmentFor(dataDir, databaseUrl)
  const { siteUrl, PORT, SECRET = '' } = environment
  const started = { url: siteUrl, dataDir, databaseUrl }
  if (replicaCount > 0) {
    await startReplicas({ port: PORT, dataDir, databaseUrl, secret: SECRET }, replicaCount)
    await openPayload({ runsJobs: false })
    return { ...started, heardAll: neverKnown }
  }
  const payload = await openPayload({ runsJobs: true })
  const { logger } = payload
  const kept = keepAsTheProduct({ environment, databaseUrl, logger, keeps: true })
  const rest = studioRest(payload.config, siteUrl)
  const app = createApp({
    environment,
    payload,
    cache: kept.cache,
    told: kept.told,
    renderer: sourceRenderer,
    studio: studioDoor({ payload, isDev: false, opened: async () => rest }),
    files: express.static('web/public'),
    isDev: false,
  })
  // A test that computes for seconds holds up its own server: its next request would meet the end of
  // a connection that was idle for so long.
  await once(createServer({ keepAliveTimeout: 600_000 }, app).listen(PORT), 'listening')
  return { ...started, heardAll: kept.heardAll }
}

const neverKnown = () => Promise.reject(new Error('Nobody knows when all of them have heard.'))

/** Nothing that the developer has set counts, but LOG_LEVEL: the errors that tests provoke are many. */
async function environmentFor(dataDir: string, databaseUrl: string): Promise<Environment> {
  const { LOG_LEVEL = 'silent' } = process.env
  for (const name of variableNames) delete process.env[name]
  Object.assign(process.env, {
    ...manyAttempts,
    LOG_LEVEL,
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
  })
  const SECRET = await readSecret(readEnvironment())
  provideEnvironment({ DATABASE_URL: databaseUrl, SECRET })
  return readEnvironment()
}
