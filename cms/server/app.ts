import type { IncomingMessage, RequestListener } from 'node:http'
import compression from 'compression'
import express, { type RequestHandler } from 'express'
import onHeaders from 'on-headers'
import type { Payload } from 'payload'
import { HttpError } from '../api/http-error.ts'
import { onLocalContentChange } from '../database/content-changes.ts'
import type { Environment } from '../env.ts'
import { sessionCookie } from '../login/session-cookie.ts'
import { contractRouter } from './contract-router.ts'
import { draftPages } from './draft-pages.ts'
import { errorAnswers } from './error-answers.ts'
import { health } from './health.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { keptKey } from './kept-key.ts'
import { lessonDocuments, lessonOriginDocuments } from './lesson-documents.ts'
import { mediaFiles } from './media-files.ts'
import type { PageRenderer } from './page-renderer.ts'
import { pages } from './pages.ts'
import { browserFolder, studioStaticFolder } from './project-folders.ts'
import { sameOriginWrites } from './same-origin.ts'
import { securityHeaders, setHeaders } from './security-headers.ts'
import { sharing } from './sharing/sharing.ts'
import { staticFiles } from './static-files.ts'
import type { studio } from './studio.ts'

interface Parts {
  environment: Environment
  payload: Payload
  kept: KeptAnswers
  renderer: PageRenderer
  studio: ReturnType<typeof studio>
  /** Vite's middleware in development; undefined serves the build. */
  devMiddleware: RequestHandler | undefined
}

const yearSeconds = 365 * 24 * 60 * 60

/** The whole HTTP face in its order (architecture): kept public answers first, before Express. */
export function createApp(parts: Parts): RequestListener {
  const { environment, payload, kept, renderer, devMiddleware } = parts
  const { siteUrl, lessonOrigin, TRUST_PROXY } = environment
  const isDev = devMiddleware !== undefined
  const headers = securityHeaders({ isHttps: siteUrl.startsWith('https:'), isDev })
  const documents = { payload, kept, siteUrl, lessonOrigin }

  const app = express()
  app.set('trust proxy', TRUST_PROXY)
  app.set('query parser', 'simple')
  app.disable('x-powered-by')
  app.disable('etag')

  app.use(setHeaders(headers))
  app.use(onHost(lessonOrigin, lessonOriginDocuments(documents)))
  app.use(health(payload))
  app.use(mediaFiles())
  app.use(devMiddleware ?? builtFiles())
  app.use(dropWhatWritesChange(kept))
  app.use(sameOriginWrites(siteUrl))
  app.use(['/studio', '/_next'], withFullUrl(parts.studio.handle))
  app.use(compression())
  app.use(contractRouter({ payload, kept, renderer, siteUrl }))
  app.use(lessonDocuments(documents))
  app.use(draftPages({ payload, renderer, siteUrl }))
  app.use(sharing({ payload, kept, siteUrl }))
  app.use(readsOnly(pages({ payload, kept, renderer, siteUrl })))
  app.use(() => {
    throw new HttpError(405, 'This address is for reading only.')
  })
  app.use(errorAnswers(payload.logger, siteUrl))

  const isLessonHost = hostMatcher(lessonOrigin)
  return (request, response) => {
    const { url } = request
    if (isRead(request) && url && !isLessonHost(request) && !carriesSession(request)) {
      for (const name in headers) response.setHeader(name, headers[name] ?? '')
      if (kept.answer(request, response, keptKey(url))) return
    }
    app(request, response)
  }
}

const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

/** Not by a path of Express, which refuses an address that it cannot decode: that is a page too. */
const readsOnly =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    isRead(request) ? handler(request, response, next) : next()

/** A cheap look that may be wrong in one direction only: a false yes takes the longer way. */
const carriesSession = ({ headers }: IncomingMessage) =>
  headers.cookie?.includes(sessionCookie.name()) ?? false

/** Gives everything on the lesson origin's host to one handler. */
function onHost(origin: string | null, handler: RequestHandler): RequestHandler {
  const matches = hostMatcher(origin)
  return (request, response, next) => (matches(request) ? handler(request, response, next) : next())
}

/** Tells whether a request is for the origin's host, in any of the ways to write that. */
function hostMatcher(origin: string | null): (request: IncomingMessage) => boolean {
  if (!origin) return () => false
  const { hostname, port, protocol } = new URL(origin)
  const wanted = `${hostname}:${port || defaultPort(protocol)}`
  return ({ headers, url }) => {
    const asked = /^https?:\/\/([^/?#]*)/i.exec(url ?? '')?.[1] ?? headers.host ?? ''
    const [, name = '', given] = /^(.*?)(?::(\d+))?$/.exec(asked.toLowerCase()) ?? []
    return `${name.replace(/\.$/, '')}:${given ?? defaultPort(protocol)}` === wanted
  }
}

const defaultPort = (protocol: string) => (protocol === 'https:' ? '443' : '80')

/** The browser build and the studio's; hashed names never change, others are asked for again. */
function builtFiles(): RequestHandler {
  const forEver = `public, max-age=${yearSeconds}, immutable`
  return express
    .Router()
    .use(staticFiles(browserFolder, (path) => (path.startsWith('/assets/') ? forEver : 'no-cache')))
    .use(
      '/_next/static',
      staticFiles(studioStaticFolder, () => forEver),
      (_request, response) => {
        response.status(404).end()
      },
    )
}

/** After a write has been committed and before its answer leaves, nothing old is kept. */
function dropWhatWritesChange(kept: KeptAnswers): RequestHandler {
  let changes = 0
  onLocalContentChange(() => {
    changes += 1
  })
  return (request, response, next) => {
    const before = changes
    if (request.method !== 'GET') {
      onHeaders(response, () => {
        if (changes !== before) kept.drop()
      })
    }
    next()
  }
}

/** Next wants the address as it came, without Express's mount path taken off. */
const withFullUrl =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) => {
    request.url = request.originalUrl
    return handler(request, response, next)
  }
