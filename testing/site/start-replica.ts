import { once } from 'node:events'
import { createServer } from 'node:http'
import express from 'express'
import { everything } from '../../cms/content/content-tags.ts'
import { contentChannel } from '../../cms/content/sql/content-changes.ts'
import { readEnvironment } from '../../cms/environment/environment.ts'
import { createApp } from '../../cms/server/app.ts'
import { createAnswerCache } from '../../cms/server/cache/answer-cache.ts'
import { type CdnSettings, cdnHeaders } from '../../cms/server/cache/cdn-headers.ts'
import { listenForContentChanges } from '../../cms/server/cache/content-listener.ts'
import { securityHeaders } from '../../cms/server/security-headers.ts'
import { openPayload } from '../../cms/server/start/open-payload.ts'
import { query } from '../databases.ts'
import { sourceRenderer } from './source-renderer.ts'

export interface Replica {
  url: string
  /** Waits until it has heard of everything that is committed by now. */
  heardAll(): Promise<void>
  close(): Promise<void>
}

interface Options {
  keeps: boolean
  /** What it is told of a CDN in front. */
  cdn?: CdnSettings
}

/**
 * A second face of the site of this worker, with a cache of its own that hears of changes from the
 * database alone; one that keeps nothing answers everything anew. It has no studio.
 */
export async function startReplica({ keeps, cdn }: Options): Promise<Replica> {
  const environment = readEnvironment()
  const { DATABASE_URL = '' } = environment
  const waiting = new Map<string, () => void>()
  const heard = (tag: string) => new Promise<void>((resolve) => waiting.set(tag, resolve))
  const listening = heard(everything)
  const changes = listenForContentChanges({
    databaseUrl: DATABASE_URL,
    onChange(tags) {
      cache.drop(tags)
      for (const tag of tags) waiting.get(tag)?.()
    },
  })
  const cache = createAnswerCache({
    isTrusted: () => keeps && changes.isListening(),
    headers: securityHeaders(environment, { isDev: false }),
    keptHeaders: (tags) => (cdn ? cdnHeaders(cdn, tags) : {}),
  })
  const app = createApp({
    environment,
    payload: await openPayload({ runsJobs: false }),
    cache,
    renderer: sourceRenderer,
    studio: (_request, response) => void response.status(404).end(),
    files: express.static('web/public'),
    isDev: false,
  })
  const server = createServer({ keepAliveTimeout: 600_000 }, app).listen(0, '127.0.0.1')
  await Promise.all([once(server, 'listening'), listening])
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    async heardAll() {
      const mark = `mark:${crypto.randomUUID()}`
      const isHeard = heard(mark)
      await query(DATABASE_URL, `notify ${contentChannel}, '${mark}'`) // arrives last
      await isHeard
      waiting.delete(mark)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await changes.close()
    },
  }
}
