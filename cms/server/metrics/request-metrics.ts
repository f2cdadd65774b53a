import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { Counter, Histogram, type Registry } from 'prom-client'
import { createKeptTally } from './kept-tally.ts'
import { knownMethod, routeOf } from './route-of.ts'

type Answers<Rest extends unknown[]> = (
  request: IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => boolean

/** Counts and times what is answered; without it nothing is. */
export interface RequestMetrics {
  /** What is answered from memory is counted. */
  kept<Rest extends unknown[]>(answers: Answers<Rest>): Answers<Rest>
  /** What has to be made is timed as well. */
  made(handle: RequestListener): RequestListener
}

/** Seconds: a page is made in milliseconds, a course file of megabytes takes a while. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Labels are routes, methods and statuses: never an address, or there would be no end of them. */
export function requestMetrics(register: Registry): RequestMetrics {
  const tally = createKeptTally()
  new Counter({
    name: 'tutor_kept_requests_total',
    help: 'Requests that were answered from memory, by route and status.',
    labelNames: ['route', 'status'],
    registers: [register],
    collect() {
      this.reset()
      for (const { route, full, unchanged } of tally.counts()) {
        this.inc({ route, status: '200' }, full)
        this.inc({ route, status: '304' }, unchanged)
      }
    },
  })
  const seconds = new Histogram({
    name: 'tutor_request_duration_seconds',
    help: 'Requests that were not answered from memory, until their answer was sent whole.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })

  return {
    kept:
      (answers) =>
      (request, response, ...rest) => {
        const isTaken = answers(request, response, ...rest)
        if (isTaken) tally.note(request, response)
        return isTaken
      },
    made: (handle) => (request, response) => {
      const { method, url = '' } = request // Express may change it on the way
      const begun = performance.now()
      response.once('close', () => {
        const labels = {
          method: knownMethod(method),
          route: routeOf(url),
          status: response.writableFinished ? String(response.statusCode) : 'aborted',
        }
        seconds.observe(labels, (performance.now() - begun) / 1_000)
      })
      handle(request, response)
    },
  }
}
