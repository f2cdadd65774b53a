import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { contentChannel, onLocalContentChange } from '../../content/sql/content-changes.ts'

const retryMs = 1_000
const pingMs = 30_000
const answerLimitMs = 5_000

/**
 * Calls `onChange` when content changes in this process or, by Postgres, in any other. While the
 * database is not responding, `isListening` returns false; once it is back, everything counts as
 * changed.
 */
export function listenForContentChanges({
  databaseUrl,
  onChange,
}: {
  databaseUrl: string
  onChange: () => void
}) {
  let client: pg.Client | undefined
  let isClosed = false
  const stopLocal = onLocalContentChange(onChange)

  async function connect(): Promise<void> {
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    })
    const ended = new Promise<void>((resolve) => {
      fresh.once('end', resolve)
      fresh.on('error', () => resolve()) // a lost connection reports itself more than once
    })
    fresh.on('notification', onChange)
    try {
      await fresh.connect()
      await fresh.query(`listen ${contentChannel}`)
      client = fresh
      onChange()
      await Promise.race([ended, stillAnswers(fresh)])
    } finally {
      client = undefined
      onChange() // changes made from now on are not reported
      await fresh.end().catch(() => {})
    }
  }

  /**
   * Ends when the connection no longer responds: a connection that was cut does not report it by
   * itself.
   */
  async function stillAnswers(connection: pg.Client): Promise<void> {
    const isAlive = () => connection.query('select 1').then(Boolean, () => false)
    do await wait(pingMs, undefined, { ref: false })
    while (!isClosed && (await isAlive()))
  }

  async function keepConnected(): Promise<void> {
    while (!isClosed) {
      await connect().catch(() => {}) // tried again below; /readyz reports it
      if (!isClosed) await wait(retryMs, undefined, { ref: false })
    }
  }

  const running = keepConnected()
  return {
    isListening: () => client !== undefined,
    async close(): Promise<void> {
      isClosed = true
      stopLocal()
      await client?.end().catch(() => {})
      await Promise.race([running, wait(retryMs, undefined, { ref: false })])
    },
  }
}
