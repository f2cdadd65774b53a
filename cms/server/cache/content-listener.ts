import { setTimeout as wait } from 'node:timers/promises'
import type { Payload } from 'payload'
import pg from 'pg'
import { type Change, unpackChange } from '../../content/changes.ts'
import { everything } from '../../content/content-tags.ts'
import { contentChannel } from '../../content/sql/content-changes.ts'
import { isUnreachable } from '../../content/sql/unreachable.ts'
import { sessionLocks } from '../../environment/session-locks.ts'
import { listeningLog } from './listening-log.ts'

const retryMs = 1_000
const pingMs = 30_000
const answerLimitMs = 5_000

const ofEverything: Change = { tags: [everything] }

/**
 * Calls `onChange` with each change that is committed, here or in any other process, as Postgres
 * tells it. When changes are no longer reported, `onLoss` is called and `isListening`
 * returns false, `isAway` true where Postgres cannot be reached; once it is back, everything counts as
 * changed. One process of all that listen at the same time `leads`, for what must be done once; when
 * it begins to lead, it counts everything as changed as well. `logger` is told why it does not listen.
 */
export function listenForContentChanges({
  databaseUrl,
  logger,
  onChange,
  onLoss = () => onChange(ofEverything),
}: {
  databaseUrl: string
  logger: Pick<Payload['logger'], 'warn'>
  onChange: (change: Change) => void | Promise<void>
  onLoss?: () => void | Promise<void>
}) {
  const log = listeningLog(logger)
  let client: pg.Client | undefined
  let isAway = false
  let isClosed = false
  let isLeader = false

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
    fresh.on('notification', ({ payload }) => onChange(unpackChange(payload)))
    try {
      await fresh.connect()
      await fresh.query(`listen ${contentChannel}`)
      client = fresh
      isAway = false
      log.heard()
      onChange(ofEverything)
      await Promise.race([ended, stillAnswers(fresh)])
    } finally {
      const wasListening = client !== undefined
      client = undefined
      isLeader = false
      if (wasListening) onLoss() // changes made from now on are not reported
      await fresh.end().catch(() => {})
    }
  }

  /**
   * Ends when the connection no longer responds: a connection that was cut does not report it by
   * itself.
   */
  async function stillAnswers(connection: pg.Client): Promise<void> {
    const isAlive = () =>
      lead(connection).then(
        () => true,
        () => false,
      )
    while (!isClosed && (await isAlive())) await wait(pingMs, undefined, { ref: false })
  }

  /** Asks each time whether the process that led has ended. */
  async function lead(connection: pg.Client): Promise<void> {
    const { rows } = await connection.query(
      isLeader
        ? 'select true as leads'
        : `select pg_try_advisory_lock(${sessionLocks.leader}) as leads`,
    )
    if (isLeader || rows[0]?.leads !== true) return
    isLeader = true
    onChange(ofEverything)
  }

  async function keepConnected(): Promise<void> {
    while (!isClosed) {
      const begun = performance.now()
      await connect().catch((error: unknown) => {
        isAway = isUnreachable(error)
        if (!isClosed) log.failed(error)
      })
      // One that was cut after a while is back at once.
      const isQuick = performance.now() - begun < retryMs
      if ((isAway || isQuick) && !isClosed) await wait(retryMs, undefined, { ref: false })
    }
  }

  const running = keepConnected()
  return {
    isListening: () => client !== undefined,
    isAway: () => isAway,
    leads: () => isLeader,
    async close(): Promise<void> {
      isClosed = true
      await client?.end().catch(() => {})
      await Promise.race([running, wait(retryMs, undefined, { ref: false })])
    },
  }
}
