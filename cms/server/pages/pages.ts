import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { readInProcess } from '../../api/read-in-process.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { type CacheKey, cacheKey } from '../cache/cache-key.ts'
import { callerOf } from '../endpoints/caller.ts'
import { logFault, retryHeaders, toHttpError } from '../endpoints/error-answers.ts'
import { taggedVisitor } from '../endpoints/tagged-visitor.ts'
import { errorPage } from '../error-page.ts'
import type { PolicedRenderer } from './page-renderer.ts'

interface Parts {
  payload: Payload
  cache: AnswerCache
  renderer: PolicedRenderer
  siteUrl: string
  keyOf?: CacheKey
}

const type = 'text/html; charset=utf-8'

/** The server-rendered site, for every address that nothing else has answered. */
export function pages({
  payload,
  cache,
  renderer,
  siteUrl,
  keyOf = cacheKey,
}: Parts): RequestHandler {
  const renderFor = async (url: string, caller: Parameters<typeof readInProcess>[1]) => {
    const { status, html, policy, redirect } = await renderer.render({
      url,
      siteUrl,
      read: (address) => readInProcess(address, caller),
    })
    const location: Record<string, string> = redirect ? { Location: redirect } : {}
    const headers = { 'Content-Security-Policy': policy, ...location, ...retryHeaders(status) }
    return { status, type, text: html, headers }
  }

  return async (request, response) => {
    const url = request.originalUrl
    try {
      const path = url.replace(/\?.*$/s, '')
      const canonical = await renderer.canonicalPath(path)
      if (canonical !== path) return response.redirect(301, canonical + url.slice(path.length))
      const caller = await callerOf(request, payload)
      if (!caller.admin) {
        const key = keyOf(url)
        const read = async () => {
          const { caller, tags } = taggedVisitor(payload)
          return { ...(await renderFor(key, caller)), tags }
        }
        return await cache.answerWith(request, response, { key, read })
      }
      const page = await renderFor(url, caller)
      // After signing out, the Back button must ask again instead of showing this page once more.
      response.status(page.status).set({ 'Cache-Control': 'private, no-store', ...page.headers })
      response.type(type).send(page.text)
    } catch (error) {
      const answer = toHttpError(error)
      const { status, headers } = answer
      if (status >= 500) logFault(payload.logger, error, url)
      response
        .status(status)
        .set({ 'Cache-Control': 'no-store', ...headers })
        .type(type)
      response.send(errorPage(answer, siteUrl))
    }
  }
}
