import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Open requests get this long; the whole stop stays below 10 s. */
const requestsMs = 4_000
const partMs = 1_000

/** Closes one part that was opened. */
export type Closer = () => Promise<unknown>

/** What a start has opened so far. */
export interface Opened {
  /** The last part opened is closed first. */
  parts: Closer[]
  /** Ends after all parts, however they ended; it has limits of its own. */
  database: Closer
}

/** Takes no more requests, finishes the open ones, then closes what was opened. */
export async function stopServing(server: Server, opened: Opened): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  await within(requestsMs, closed)
  server.closeAllConnections()
  await closeAll(opened)
}

/**
 * Closes the parts one by one, then the database.
 * @throws Error where the database could not be stopped.
 */
export async function closeAll({ parts, database }: Opened): Promise<void> {
  for (const close of parts) {
    await within(partMs, close()).catch((error: unknown) => console.error(error))
  }
  await database()
}

/**
 * Waits for the task, but not longer than that. The timer also keeps the process alive: a part that
 * waits for a dead connection does not, and Node would exit before the rest is closed.
 */
async function within(limitMs: number, task: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const timeUp = wait(limitMs, undefined, { signal: limit.signal }).catch(() => {})
  await Promise.race([task, timeUp]).finally(() => limit.abort())
}
