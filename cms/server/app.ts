import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import type { Payload } from 'payload'
import { counter } from '../content/counts/counter.ts'
import { studentCookie } from '../content/students/student-cookie.ts'
import { HttpError } from '../contract/http-error.ts'
import type { Environment } from '../environment/environment.ts'
import { sessionCookie } from '../environment/session-cookie.ts'
import { afterThoseBefore } from './after-those-before.ts'
import type { AnswerCache } from './cache/answer-cache.ts'
import { cacheKey } from './cache/cache-key.ts'
import { streamed } from './cache/compress.ts'
import { showWhatWritesChange } from './cache/show-what-writes-change.ts'
import type { ToldChanges } from './cache/told-changes.ts'
import { homeworkOnLessonOrigin, homeworkOnSite } from './documents/homework-documents.ts'
import { documentsOnLessonOrigin } from './documents/on-lesson-origin.ts'
import { documentsOnSite } from './documents/on-site.ts'
import { contractRouter } from './endpoints/contract-router.ts'
import { errorAnswers } from './endpoints/error-answers.ts'
import { firstReadings } from './first-readings.ts'
import { health } from './health.ts'
import { hostMatcher } from './host-matcher.ts'
import type { RequestMetrics } from './metrics/request-metrics.ts'
import { draftPages } from './pages/draft-pages.ts'
import {
  type PageRenderer,
  type PolicedRenderer,
  withLoggedReads,
  withPolicy,
} from './pages/page-renderer.ts'
import { pages } from './pages/pages.ts'
import { withRequestLog } from './request-log.ts'
import { sameOriginWrites } from './same-origin.ts'
import { securityHeaders, setHeaders } from './security-headers.ts'
import { sharing } from './sharing/sharing.ts'
import { mediaFiles } from './static/media-files.ts'
import type { StudioAnswer } from './studio/next-studio.ts'
import { tracedRenderer, tracedRequests } from './traced.ts'
import { createTurnstile } from './turnstile.ts'
import { countingVisits } from './visits.ts'

interface Parts {
  environment: Environment
  payload: Payload
  cache: AnswerCache
  told: ToldChanges
  renderer: PageRenderer
  studio: RequestHandler
  /** The studio's process as far as it answers calls of the contract, while it is up. */
  beside?: (() => StudioAnswer | undefined) | undefined
  /** Serves the site's own files: those of the build, in development Vite's. */
  files: RequestHandler
  isDev: boolean
  /** Counts and times requests, where somebody wants to know. */
  metrics?: RequestMetrics | undefined
}

/**
 * The whole HTTP face in its order (architecture): kept public answers first, then those that are
 * made for the first time, both before Express. They are not logged and have no id, so that kept ones
 * cost no more than bytes from memory do; where the log shows every request (LOG_LEVEL), it shows
 * them as well. Only what was slow or failed is always written down.
 */
export function createApp(parts: Parts): RequestListener {
  const { environment, payload, cache, isDev } = parts
  const { siteUrl, lessonOrigin, TRUST_PROXY } = environment
  const headers = securityHeaders(environment, { isDev })
  const documents = { payload, cache, siteUrl, lessonOrigin }
  const policy = headers['Content-Security-Policy'] ?? ''
  const drawing = tracedRenderer(parts.renderer)
  const unlogged = withPolicy(drawing, policy)
  const renderer = withPolicy(withLoggedReads(drawing, payload.logger), policy)

  const app = express()
  app.set('trust proxy', TRUST_PROXY)
  app.set('query parser', 'simple')
  app.disable('x-powered-by')
  app.disable('etag')

  app.use(setHeaders(headers))
  app.use(onHost(lessonOrigin, homeworkOnLessonOrigin(documents)))
  app.use(onHost(lessonOrigin, documentsOnLessonOrigin(documents)))
  app.use(health(payload))
  app.use(mediaFiles())
  app.use(parts.files)
  app.use(showWhatWritesChange(parts.told))
  app.use(sameOriginWrites(siteUrl))
  app.use(['/studio', '/_next'], withFullUrl(parts.studio))
  app.use(compression(streamed))
  app.use(
    contractRouter({ payload, cache, told: parts.told, renderer, siteUrl, beside: parts.beside }),
  )
  app.use(documentsOnSite(documents))
  app.use(homeworkOnSite(documents))
  app.use(draftPages({ payload, renderer, siteUrl }))
  app.use(sharing({ payload, cache, siteUrl }))
  app.use(readsOnly(pages({ payload, cache, renderer, siteUrl })))
  app.use(() => {
    throw new HttpError(405, 'This address is read-only.')
  })
  app.use(errorAnswers(payload.logger, siteUrl))

  return answeredBeforeExpress(app, { ...parts, renderer: unlogged })
}

interface BeforeExpress extends Pick<Parts, 'environment' | 'payload' | 'cache' | 'metrics'> {
  renderer: PolicedRenderer
}

/** Public answers that are kept, then those that are made for the first time; the rest is Express's. */
function answeredBeforeExpress(
  app: RequestListener,
  { environment, payload, cache, metrics, renderer }: BeforeExpress,
): RequestListener {
  const { siteUrl, lessonOrigin, TRUST_PROXY } = environment
  const { logger } = payload
  const trustsProxy = TRUST_PROXY > 0
  const logged = (handle: RequestListener) => withRequestLog({ logger, trustsProxy, handle })
  const isEveryRequestLogged = logger.isLevelEnabled('info')

  const isForAll = publicReadMatcher(lessonOrigin)
  const readFirst = firstReadings({ payload, cache, renderer, siteUrl })
  const giveKept: Answers = (request, response) =>
    isForAll(request) && cache.answer(request, response, cacheKey(request.url ?? ''))
  const makeFirst: Answers = (request, response, otherwise) =>
    isForAll(request) && readFirst(request, response, otherwise)

  const madeOrExpress = firstOr(
    countingVisits<[() => void]>(counter, makeFirst),
    isEveryRequestLogged ? app : logged(app),
  )
  const traced = tracedRequests(madeOrExpress, { trustsProxy })
  const keptOrMade = firstOr(
    countingVisits(counter, metrics ? metrics.kept(giveKept) : giveKept),
    fewAtOnce(metrics ? metrics.made(traced) : traced),
  )
  return isEveryRequestLogged ? logged(keptOrMade) : keptOrMade
}

/** Reads whose answer is the same for everybody, of the site's own host. */
function publicReadMatcher(lessonOrigin: string | null): (request: IncomingMessage) => boolean {
  const isLessonHost = hostMatcher(lessonOrigin)
  const cookieNames = [sessionCookie.name(), studentCookie.name()]
  // Who is wrongly taken for a tutor or a student just takes the longer way.
  const isOwn = ({ headers: { cookie } }: IncomingMessage) =>
    cookie !== undefined && cookieNames.some((name) => cookie.includes(name))
  return (request) => isRead(request) && !isOwn(request) && !isLessonHost(request)
}

type Answers = (
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
) => boolean

/** Asks the first; what it leaves, at once or later, is the other's. */
const firstOr =
  (answers: Answers, handle: RequestListener): RequestListener =>
  (request, response) => {
    const otherwise = () => handle(request, response)
    if (!answers(request, response, otherwise)) otherwise()
  }

/** Kept answers come before what hundreds of others begin with, of each connection one at a time. */
function fewAtOnce(handle: RequestListener): RequestListener {
  const pass = createTurnstile()
  return (request, response) =>
    afterThoseBefore(response, () => pass(() => handle(request, response)))
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Not by a path of Express, which refuses an address that it cannot decode: that is a page too. */
const readsOnly =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isRead(request) ? handler(request, response, next) : next()

/** Gives everything on the lesson origin's host to one handler. */
function onHost(origin: string | null, handler: RequestHandler): RequestHandler {
  const matches = hostMatcher(origin)
  return (request, response, next) => (matches(request) ? handler(request, response, next) : next())
}

/** Next wants the address as it came, without Express's mount path taken off. */
const withFullUrl =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    request.url = request.originalUrl
    return handler(request, response, next)
  }
