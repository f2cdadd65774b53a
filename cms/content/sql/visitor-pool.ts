import type { Payload } from 'payload'
import pg from 'pg'
import { readEnvironment } from '../../environment/environment.ts'
import { keptConnections } from './kept-connections.ts'
import { surviveLoss } from './lost-connections.ts'
import { keepNames, watchStatements } from './watch-statements.ts'

/** Visitors' readings take a millisecond, and those of one page go together. */
const connections = 4

const pools = new WeakMap<Payload, pg.Pool>()

/**
 * The connections on which visitors are read for. They are not Payload's: a busy studio keeps nobody
 * waiting here, and what is prepared is planned once. Postgres would plan these long statements anew
 * at every reading, because it thinks that knowing the values is worth that (decision 50).
 */
export function visitorPool(payload: Payload): pg.Pool {
  const known = pools.get(payload)
  if (known) return known
  const { connectionString, connectionTimeoutMillis } = payload.db.poolOptions
  const { SLOW_QUERY_MS: slowMs } = readEnvironment()
  const pool = new pg.Pool({
    ...keptConnections,
    connectionString,
    connectionTimeoutMillis,
    max: connections,
    onConnect(connection) {
      surviveLoss(connection)
      watchStatements(connection, { logger: payload.logger, slowMs })
      return connection.query('set plan_cache_mode = force_generic_plan').then(() => {})
    },
  }).on('error', (error) => {
    payload.logger.warn(`A database connection was lost: ${error.message}`)
  })
  keepNames(pool)
  pools.set(payload, pool)
  return pool
}

/** Ends the connections when the site stops. */
export async function closeVisitorPool(payload: Payload): Promise<void> {
  await pools.get(payload)?.end()
}
