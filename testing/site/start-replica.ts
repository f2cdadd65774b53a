import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import type { Payload } from 'payload'
import type { Change } from '../../cms/content/changes.ts'
import { readEnvironment } from '../../cms/environment/environment.ts'
import { createApp } from '../../cms/server/app.ts'
import type { AnswerCache } from '../../cms/server/cache/answer-cache.ts'
import type { CdnSettings } from '../../cms/server/cache/cdn-headers.ts'
import { openPayload } from '../../cms/server/start/open-payload.ts'
import { studioDoor } from '../../cms/server/studio/studio-door.ts'
import { keepAsTheProduct } from './keep-as-the-product.ts'
import { sourceRenderer } from './source-renderer.ts'
import { studioBeside } from './studio-beside.ts'

export interface Replica {
  url: string
  /** Waits until it has heard of everything that is committed by now. */
  heardAll(): Promise<void>
  /** What is kept, and what became of others. */
  figures: AnswerCache['figures']
  close(): Promise<void>
}

interface Options {
  keeps: boolean
  /** It hears of each change of its studio before the answer tells it, as it nearly always does. */
  hearsFirst?: boolean
  /** What it is told of a CDN in front. */
  cdn?: CdnSettings
  /** Another one than the site's. */
  payload?: Payload
}

/**
 * A second face of the site of this worker, with a cache of its own; one that keeps nothing answers
 * everything anew. Its studio is beside it, and all else that changes it hears of from the database
 * alone: what is written through its own contract too, for it is read here only.
 */
export async function startReplica({
  keeps,
  hearsFirst,
  cdn,
  payload: own,
}: Options): Promise<Replica> {
  const environment = { ...readEnvironment(), ...cdn }
  const { DATABASE_URL: databaseUrl = '', siteUrl } = environment
  const payload = own ?? (await openPayload({ runsJobs: false }))
  const { config, logger } = payload
  const kept = keepAsTheProduct({ environment, databaseUrl, logger, keeps })
  async function onChange(changes: readonly Change[]): Promise<void> {
    if (hearsFirst) await kept.heardAll()
    await kept.told.show(changes)
  }
  const beside = await studioBeside({ config, siteUrl, onChange })
  const app = createApp({
    environment,
    payload,
    renderer: sourceRenderer,
    isDev: false,
    cache: kept.cache,
    // As where its studio is another process, of whose changes its own count knows nothing.
    told: { ...kept.told, show: async () => {}, drop: () => {} },
    studio: studioDoor({ payload, isDev: false, opened: async () => beside.answer }),
    files: express.static('web/public'),
  })
  const server = createServer({ keepAliveTimeout: 600_000 }, app).listen(0, '127.0.0.1')
  await Promise.all([once(server, 'listening'), kept.isListening])
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    heardAll: kept.heardAll,
    figures: kept.cache.figures,
    async close() {
      server.closeAllConnections()
      server.close()
      beside.close()
      await kept.close()
    },
  }
}
