import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { Tags } from '../../content/content-tags.ts'
import type { Environment } from '../../environment/environment.ts'
import { securityHeaders } from '../security-headers.ts'
import { createAnswerCache, graceMs } from './answer-cache.ts'
import { cdnHeaders } from './cdn-headers.ts'
import { createCdnPurges } from './cdn-purges.ts'
import { listenForContentChanges } from './content-listener.ts'
import { createToldChanges } from './told-changes.ts'

interface Parts {
  environment: Environment
  databaseUrl: string
  logger: Pick<Payload['logger'], 'warn'>
  isDev: boolean
  /** False in development: there a page also changes with its code, and nothing reports that. */
  keeps?: boolean
  listen?: typeof listenForContentChanges
}

/**
 * Keeps public answers until Postgres tells that what they are made of has changed, or `told` is told
 * of it by the answer to whoever has changed it (decision 116).
 */
export function keepAnswers({
  environment,
  databaseUrl,
  logger,
  isDev,
  keeps = !isDev,
  listen = listenForContentChanges,
}: Parts) {
  const purges = createCdnPurges({ settings: environment, logger })
  const changes = listen({
    databaseUrl,
    logger,
    async onChange(change) {
      await told.hear(change)
      purgeLater(change.tags)
    },
    onLoss: () => cache.keepAsStale(),
  })
  const cache = createAnswerCache({
    isTrusted: () => keeps && changes.isListening(),
    isAway: () => changes.isAway(),
    headers: securityHeaders(environment, { isDev }),
    keptHeaders: (tags) => cdnHeaders(environment, tags),
  })

  const told = createToldChanges(cache)

  async function purgeLater(tags: Tags): Promise<void> {
    if (!changes.leads()) return
    await wait(graceMs, undefined, { ref: false }) // other replicas have let go by then, too
    purges.purge(tags)
  }

  return { cache, told, hears: () => changes.isListening(), close: () => changes.close() }
}
