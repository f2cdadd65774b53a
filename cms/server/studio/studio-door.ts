import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { Request, RequestHandler, Response } from 'express'
import type { Payload } from 'payload'
import { withoutSecondStep } from '../../api/refusal-of.ts'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { pagePaths } from '../../contract/page-paths.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { studioSessionEnded } from '../../contract/studio-session.ts'
import { readEnvironment } from '../../environment/environment.ts'
import { bodyTooLarge } from '../body-too-large.ts'
import { callerOf } from '../endpoints/caller.ts'
import { mostBytesOf } from './body-limit.ts'
import type { StudioAnswer } from './next-studio.ts'
import { refuseUnfit } from './refuse-unfit.ts'

/** The studio's own sign-in screens, which lead to `/admin/login`, the one way in (decision 10). */
const signInScreens = /^\/studio\/(login|logout|logout-inactivity|create-first-user|forgot|reset)/

/**
 * Payload's other ways to a session or a password, closed to everybody because they do not count
 * towards the lockout.
 */
const otherWaysIn =
  /^\/studio\/api\/[^/]+\/(login|first-register|forgot-password|reset-password|unlock|verify)(\/|$)/

/** What Payload's screens send by themselves, without anything that somebody has written. */
const ofTheSession = /^\/studio\/api\/[^/]+\/(logout|refresh-token)$/

const signInFirst = 'Please sign in first.'

interface Parts {
  payload: Payload
  isDev: boolean
  /** Returns the studio's own handler, once it is ready. */
  opened(): Promise<StudioAnswer>
}

/**
 * Lets only admins into the studio. Without an admin session, its pages redirect to the sign-in and
 * back, and its REST and its functions answer 401. Who has to set up a second step first is led to
 * her account.
 */
export function studioDoor({ payload, isDev, opened }: Parts): RequestHandler {
  const { host } = new URL(readEnvironment().siteUrl)
  return async (request, response) => {
    const { admin: open, held } = await callerOf(request, payload)
    const path = plainPath(request.path)
    const isRest = /^\/studio\/api(\/|$)/.test(path)
    // The page signs out by itself: a link elsewhere would be enough.
    if (isSignOut(path) && isOtherSites(request)) return response.redirect(303, studioPaths.home)
    if (held && !isForHeld(request)) {
      if (isRest || !isRead(request)) throw withoutSecondStep(held.id)
      return response.redirect(303, studioPaths.account)
    }
    if (isRest) refuseOtherSites(request)
    const admin = open ?? held
    if (admin && otherWaysIn.test(path)) throw notFound('Page')
    if (!admin && isRest)
      throw new HttpError(401, isSave(request) ? studioSessionEnded : signInFirst)
    if (!admin && !isRead(request)) return endedFor(response)
    if (!admin || (signInScreens.test(path) && !isSignOut(path))) {
      const returnTo = signInScreens.test(path) ? studioPaths.home : request.originalUrl
      response.redirect(303, pagePaths.loginFor(returnTo))
      return
    }
    refuseUnfit(request, { isRest })
    refuseLargeBody(request)
    // Next asks once more whether a write is the site's own, by a host that proxies change.
    request.headers['x-forwarded-host'] = host
    const answer = await opened()
    if (!isDev) {
      // Next puts the nonce that it finds in the request's policy on its own inline scripts.
      const policy = studioPolicy(randomBytes(16).toString('base64'))
      request.headers['content-security-policy'] = policy
      response.set('Content-Security-Policy', policy)
    }
    if (!isRest || isRead(request)) return answer(request, response)
    await fewChangesAtOnce(() => answerWhileThere(answer, request, response))
  }
}

/**
 * A request whose tutor has left makes room for the next one; where she has left before its turn, no
 * word of it comes any more.
 */
async function answerWhileThere(answer: StudioAnswer, request: Request, response: Response) {
  if (response.destroyed) return
  await Promise.race([answer(request, response), once(response, 'close')])
}

/**
 * Payload has reads that do something, such as running jobs, and a lesson on a sibling host can ask
 * for any address with the tutor's cookie, as for a picture. Where it comes from, browsers say.
 * @throws HttpError 403
 */
function refuseOtherSites(request: Request): void {
  if (!isOtherSites(request)) return
  const message = 'This address answers the studio alone.'
  throw new HttpError(403, message, { refusal: { reason: 'foreign-origin' } })
}

const isOtherSites = (request: Request) =>
  ['cross-site', 'same-site'].includes(request.get('sec-fetch-site') ?? '')

/**
 * What says no length is counted as it comes.
 * @throws HttpError 413
 */
function refuseLargeBody(request: Request): void {
  if (Number(request.get('content-length') ?? 0) > mostBytesOf(request)) throw bodyTooLarge()
}

/** The one type of a refusal of which Next's script reads the text. */
const readByNext = 'text/plain'

/** The studio's pages ask for parts of themselves by POST; a redirect would tell their script nothing. */
function endedFor(response: Response): void {
  response.status(401).setHeader('Content-Type', readByNext)
  response.end(studioSessionEnded)
}

/** Whether a request may be a form's that somebody has filled in. */
const isSave = ({ method, path }: Request) =>
  ['POST', 'PATCH'].includes(method) && !otherWaysIn.test(path) && !ofTheSession.test(path)

/**
 * The path as Next and Payload will understand it. Payload follows dots (`/x/../admins/login`), which
 * would lead past what the door asks; no browser sends any.
 */
function plainPath(path: string): string {
  const plain = decoded(path)
    ?.replace(/\/{2,}/g, '/')
    .toLowerCase()
  if (plain === undefined || plain.split('/').some((part) => part === '.' || part === '..')) {
    throw new HttpError(400, 'The address is not valid.')
  }
  return plain
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/**
 * What opens to somebody whom the site asks for a second step that she has not: her account's page,
 * without the functions of Payload's that may be called there, and what draws it. Addresses are
 * taken as they stand: one in another spelling is none of these (decision 218).
 */
const isForHeld = (request: Request) =>
  (isRead(request) ? readsForHeld : writesForHeld).test(request.path)

const readsForHeld =
  /^\/studio\/(account|logout|api\/(access|admins\/me))$|^\/_next\/static\/[^%\\]+$/

const writesForHeld = /^\/studio\/api\/admins\/(refresh-token|logout)$/

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

const isSignOut = (path: string) => /^\/studio\/logout/.test(path)

const studioPolicy = (nonce: string) =>
  [
    "default-src 'none'",
    "manifest-src 'self'",
    "media-src 'self' blob:", // what students said, and what is recorded here
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'", // the editors write styles as they go
    "img-src 'self' https: data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
