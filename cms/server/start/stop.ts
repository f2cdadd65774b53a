import type { RequestListener, Server } from 'node:http'
import { setImmediate as afterReading, setTimeout as wait } from 'node:timers/promises'
import { closeDoor, letInWhoWaits, promiseNoMore } from '../connections/last-connections.ts'

/** Until then whoever sends requests here has asked `/readyz` or met `Connection: close`. */
const drainMs = 1_000
/** Who waits to be let in gets this long after that, then open requests; all stays below 10 s. */
const entryMs = 1_500
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
  /** Tells the database to end at once, if it is our own. */
  quitDatabase?: () => void
}

/**
 * Sends everybody away, takes no more requests, finishes the open ones, then closes what was opened.
 */
export async function stopServing(server: Server, opened: Opened): Promise<void> {
  if (await sendAway(server)) await wait(drainMs)
  await within(entryMs, letInWhoWaits(server))
  await afterReading() // a request that has come on a resting connection is seen first
  const door = closeDoor(server)
  await within(requestsMs, door.closed)
  door.leave()
  server.closeAllConnections()
  await closeAll(opened)
}

/** In development nobody is on the way, and who watches the sources kills what takes five seconds. */
export async function stopAtOnce(server: Server, opened: Opened): Promise<void> {
  server.close()
  server.closeAllConnections()
  await closeAll(opened)
}

/**
 * From now on each answer ends its connection, and a balancer is told that this process is not ready.
 * @returns whether anybody is connected.
 */
function sendAway(server: Server): Promise<boolean> {
  promiseNoMore(server)
  const handlers = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', ((request, response) => {
    response.shouldKeepAlive = false
    if (request.url !== '/readyz') {
      for (const handle of handlers) handle.call(server, request, response)
      return
    }
    response.writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    response.end(JSON.stringify({ message: 'stopping' }))
  }) satisfies RequestListener)
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error !== null || count > 0)),
  )
}

/**
 * Closes the parts one by one, those too that a start opens meanwhile, then the database.
 * @throws Error where the database could not be stopped.
 */
export async function closeAll({ parts, database }: Opened): Promise<void> {
  for (let close = parts.shift(); close; close = parts.shift()) {
    await within(partMs, close()).catch((error: unknown) => console.error(error))
  }
  await database()
}

/**
 * Waits for the task, but not longer than that. The timer also keeps the process alive: a part that
 * waits for a dead connection does not, and Node would exit before the rest is closed.
 */
export async function within(limitMs: number, task: Promise<unknown>): Promise<void> {
  const limit = new AbortController()
  const timeUp = wait(limitMs, undefined, { signal: limit.signal }).catch(() => {})
  await Promise.race([task, timeUp]).finally(() => limit.abort())
}
