import type { RequestHandler } from 'express'
import { HttpError } from '../contract/http-error.ts'

const reading = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a write that another site sent (decision 12): the Origin must be the site's own to the
 * letter; without one, the browser must not call the request cross-site.
 */
export const sameOriginWrites =
  (siteUrl: string): RequestHandler =>
  (request, _response, next) => {
    if (reading.includes(request.method)) return next()
    const origin = request.get('origin')
    const site = request.get('sec-fetch-site')
    const isOwn = origin === undefined ? !site || site === 'same-origin' : origin === siteUrl
    if (isOwn) return next()
    const message = `This request did not come from ${siteUrl}. Open the site there.`
    throw new HttpError(403, message, { refusal: { reason: 'foreign-origin' } })
  }
