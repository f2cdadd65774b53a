import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import { everything, type Tags } from '../../content/content-tags.ts'
import type { Environment } from '../../environment/environment.ts'
import { securityHeaders } from '../security-headers.ts'
import { createAnswerCache, graceMs } from './answer-cache.ts'
import { cdnHeaders } from './cdn-headers.ts'
import { createCdnPurges } from './cdn-purges.ts'
import { listenForContentChanges } from './content-listener.ts'

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
 * Keeps public answers until Postgres tells that what they are made of has changed. `onChange` is for
 * what the studio's process changes: its answer goes out once that is settled (decision 116).
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
  const onChange = (tags: Tags) => cache.change(tags)
  const changes = listen({
    databaseUrl,
    async onChange(tags) {
      if (tags.includes(everything)) cache.drop(tags)
      else await onChange(tags)
      purgeLater(tags)
    },
    onLoss: () => cache.setAside(),
  })
  const cache = createAnswerCache({
    isTrusted: () => keeps && changes.isListening(),
    isAway: () => changes.isAway(),
    headers: securityHeaders(environment, { isDev }),
    keptHeaders: (tags) => cdnHeaders(environment, tags),
  })

  async function purgeLater(tags: Tags): Promise<void> {
    if (!changes.leads()) return
    await wait(graceMs, undefined, { ref: false }) // other replicas have let go by then, too
    purges.purge(tags)
  }

  return { cache, onChange, close: () => changes.close() }
}
