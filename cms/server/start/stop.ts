import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** Open requests get this long; the whole stop stays below 10 s. */
const requestsMs = 4_000
const partMs = 1_200

/** Closes one part that was opened. */
export type Closer = () => Promise<unknown>

/** Takes no more requests, finishes the open ones, then closes the parts one by one. */
export async function stopServing(server: Server, parts: Closer[]): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const giveUp = new AbortController()
  await Promise.race([
    closed,
    wait(requestsMs, undefined, { signal: giveUp.signal })
      .then(() => server.closeAllConnections())
      .catch(() => {}), // all requests ended in time
  ])
  giveUp.abort()
  for (const close of parts) await Promise.race([close(), wait(partMs, undefined, { ref: false })])
}
