import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Counter } from '../content/counts/counter.ts'

/** Machines that read pages; those that pretend to be people cannot be told. */
const robot =
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|fetch|curl|wget|python|java\/|facebookexternalhit/i

/** Public pages have no dot in their address; what the tutor opens there does not count. */
const page = /^\/(?!api\/|admin(?:\/|$)|lesson-documents\/)[^.?]*(?:\?|$)/

/** Answers 'true' for what it has taken. */
type Answers<Rest extends unknown[]> = (
  request: IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => boolean

/**
 * Counts the pages that people open among what is answered. For anything else it costs a look at one
 * header.
 */
export const countingVisits =
  <Rest extends unknown[]>(counter: Counter, answers: Answers<Rest>): Answers<Rest> =>
  (request, response, ...rest) => {
    const isTaken = answers(request, response, ...rest)
    if (isTaken && isVisit(request)) {
      response.once('finish', () => {
        if ([200, 304].includes(response.statusCode)) counter.count('visited')
      })
    }
    return isTaken
  }

/** A page that somebody opened in a window, who has not asked to be left out of counts. */
export function isVisit({ headers, method, url = '' }: IncomingMessage): boolean {
  if (headers['sec-fetch-dest'] !== 'document' || method !== 'GET') return false
  if (headers.dnt === '1' || headers['sec-gpc'] === '1' || headers['sec-purpose']) return false
  const agent = headers['user-agent']
  return agent !== undefined && !robot.test(agent) && page.test(url)
}
