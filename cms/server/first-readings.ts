import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import { matchPage } from '../../web/router/routes.ts'
import { contractReads } from '../api/contract-reads.ts'
import type { Endpoint } from '../api/endpoint.ts'
import type { AnswerCache } from './cache/answer-cache.ts'
import { cacheKey } from './cache/cache-key.ts'
import type { Read } from './cache/rebuilds.ts'
import { isPublicRead, readPublicly } from './endpoints/public-read.ts'
import { pageAnswers } from './pages/page-answers.ts'
import type { PolicedRenderer } from './pages/page-renderer.ts'
import { logIfSlow } from './request-log.ts'

interface Parts {
  payload: Payload
  cache: Pick<AnswerCache, 'answerWith'>
  renderer: PolicedRenderer
  siteUrl: string
}

type ReadOf = (key: string) => Read

/**
 * Makes public answers that are not kept without Express (decision 63). Only what succeeds is
 * answered here: anything else takes the longer way, `otherwise`, which reads again, writes to the
 * log and knows what to say.
 * @returns false for a request that is none for an answer of this kind
 */
export function firstReadings({ payload, cache, renderer, siteUrl }: Parts) {
  const { forVisitors } = pageAnswers({ payload, renderer, siteUrl })

  const readPage: ReadOf = (key) => async (othersFirst) => {
    const answer = await forVisitors(key, othersFirst)
    if (answer.status >= 500) throw new Error('This page lacks an answer.')
    return answer
  }

  function findRead(path: string): ReadOf | null {
    if (!plainPath.test(path)) return null
    if (!path.startsWith('/api/')) return isPublicPage(path) ? readPage : null
    const found = endpointAt(path)
    return (
      found && ((key) => () => readPublicly(found.endpoint, { payload, params: found.params, key }))
    )
  }

  /** Pages are matched with the routes of their length alone; of endpoints each has to be looked at. */
  const known = new LRUCache<string, { read: ReadOf | null }>({ max: mostKnown })

  function readOf(path: string): ReadOf | null {
    const found = known.get(path)
    if (found) return found.read
    const read = findRead(path)
    if (path.length <= longestKnown) known.set(path, { read })
    return read
  }

  return (request: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean => {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? url
    const read = readOf(path)
    if (!read) return false
    const key = cacheKey(url)
    const answer = async () => {
      const begun = performance.now()
      if ((await renderer.canonicalPath(path)) !== path) return otherwise()
      await cache.answerWith(request, response, { key, read: read(key) })
      const { statusCode: status } = response
      logIfSlow(payload.logger, request, { status, ms: performance.now() - begun })
    }
    answer().catch(otherwise)
    return true
  }
}

/** A site has some hundred addresses; longer ones are inventions. */
const mostKnown = 500
const longestKnown = 200

/** An address that nobody reads in two ways. */
const plainPath = /^\/[\w./-]*$/

/** Pages of visitors; drafts and what is unknown have pages made elsewhere. */
function isPublicPage(path: string): boolean {
  const { route } = matchPage(path)
  return !route.access && !route.path.includes('*') && route.screen !== 'draft'
}

/** The endpoint whose address this is, and no other's, and which answers at once. */
function endpointAt(path: string): { endpoint: Endpoint; params: Record<string, string> } | null {
  const [found, other] = contractReads.flatMap(({ endpoint, pattern }) => {
    const match = pattern.exec(path)
    return match ? [{ endpoint, params: { ...match.groups } }] : []
  })
  if (!found || other) return null
  const { rate, parts } = found.endpoint
  return isPublicRead(found.endpoint) && !rate && !parts ? found : null
}
