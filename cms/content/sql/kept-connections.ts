import type { PoolConfig } from 'pg'

/**
 * How connections to Postgres are held while nobody asks. To let one in takes it, and the site, ten
 * times as long as to read a page: where visitors are few, each first reading after an edit and each
 * step of a tutor who thinks for a while would wait for that. They keep no script from ending, and
 * are heard of often enough that nothing on the way takes them for forgotten.
 */
export const keptConnections = {
  min: 2,
  allowExitOnIdle: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
} satisfies PoolConfig
