import type { PoolConfig } from 'pg'

/**
 * How connections to Postgres are held while nobody asks. To open one takes several times as long as
 * to make a page: where visitors are few, each first reading after an edit and each step of a tutor
 * who thinks for a while would wait for that. They keep no script from ending, and are heard of often
 * enough that nothing on the way takes them for forgotten (decision 239).
 */
export const keptConnections = {
  min: 2,
  allowExitOnIdle: true,
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
} satisfies PoolConfig
