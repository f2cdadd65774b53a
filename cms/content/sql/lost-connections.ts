import type { Payload } from 'payload'

/** A connection as the pool opens it. */
interface Connection {
  on(event: 'error', listener: () => void): unknown
}

/** Keeps the process alive when a connection in use is lost: its query reports that as well. */
export function surviveLoss(connection: Connection): void {
  connection.on('error', () => {})
}

/** Keeps the process alive when Postgres restarts: an idle connection tells the pool alone. */
export function surviveIdleLosses(payload: Payload): void {
  payload.db.pool.on('error', (error) => {
    payload.logger.warn(`A database connection was lost: ${error.message}`)
  })
}
