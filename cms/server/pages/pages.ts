import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { hasOwnView } from '../../api/caller.ts'
import { isAdminScreen } from '../../contract/admin-path.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { type CacheKey, cacheKey } from '../cache/cache-key.ts'
import type { Read } from '../cache/rebuilds.ts'
import { callerOf } from '../endpoints/caller.ts'
import { logFault, toHttpError } from '../endpoints/error-answers.ts'
import { errorPage } from '../error-page.ts'
import { pageAnswers, pageType } from './page-answers.ts'
import type { PolicedRenderer } from './page-renderer.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  renderer: PolicedRenderer
  siteUrl: string
  keyOf?: CacheKey
}

/** The server-rendered site, for every address that nothing else has answered. */
export function pages({
  payload,
  cache,
  renderer,
  siteUrl,
  keyOf = cacheKey,
}: Parts): RequestHandler {
  const { renderFor, forVisitors } = pageAnswers({ payload, renderer, siteUrl })

  return async (request, response) => {
    const url = request.originalUrl
    try {
      const path = url.replace(/\?.*$/s, '')
      const canonical = await renderer.canonicalPath(path)
      if (canonical !== path) {
        // A cache that spells addresses in one way would keep this in the place of the page itself.
        response.set('Cache-Control', 'no-store')
        return response.redirect(301, canonical + url.slice(path.length))
      }
      const caller = await callerOf(request, payload)
      if (caller.held && isAdminScreen(path)) return response.redirect(303, studioPaths.account)
      if (!hasOwnView(caller)) {
        const key = keyOf(url)
        const read: Read = (othersFirst) => forVisitors(key, othersFirst)
        return await cache.answerWith(request, response, { key, read })
      }
      const page = await renderFor(url, caller)
      // After signing out, the Back button must ask again instead of showing this page once more.
      response.status(page.status).set({ 'Cache-Control': 'private, no-store', ...page.headers })
      response.type(pageType).send(page.text.join(''))
    } catch (error) {
      const answer = toHttpError(error)
      const { status, headers } = answer
      if (status >= 500) logFault(payload.logger, error, url)
      response
        .status(status)
        .set({ 'Cache-Control': 'no-store', ...headers })
        .type(pageType)
      response.send(errorPage(answer, siteUrl))
    }
  }
}
