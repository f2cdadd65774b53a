import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeOf } from './route-of.ts'

/** Requests for one route that were answered from memory. */
export interface KeptCount {
  route: string
  full: number
  unchanged: number
}

/** More addresses than are kept at once; beyond that, their routes are looked up anew. */
const mostAddresses = 10_000

/**
 * Counts what is answered from memory, by route. A kept answer costs some microseconds, so this is a
 * look at a map and an addition; whoever scrapes adds up (decision 175).
 */
export function createKeptTally() {
  const byRoute = new Map<string, KeptCount>()
  const byAddress = new Map<string, KeptCount>()

  function find(url: string): KeptCount {
    const route = routeOf(url)
    const count = byRoute.get(route) ?? { route, full: 0, unchanged: 0 }
    byRoute.set(route, count)
    if (byAddress.size >= mostAddresses) byAddress.clear()
    byAddress.set(url, count)
    return count
  }

  function add({ url = '' }: IncomingMessage, { statusCode }: ServerResponse): void {
    const count = byAddress.get(url) ?? find(url)
    if (statusCode === 304) count.unchanged += 1
    else count.full += 1
  }

  return {
    note(request: IncomingMessage, response: ServerResponse): void {
      if (response.headersSent) add(request, response)
      else response.once('finish', () => add(request, response)) // a large one waits for its turn
    },
    counts: (): KeptCount[] => [...byRoute.values()],
  }
}
