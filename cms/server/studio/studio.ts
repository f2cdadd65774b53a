import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { RequestHandler } from 'express'
import type { Payload } from 'payload'
import { fewChangesAtOnce } from '../../content/sql/few-at-once.ts'
import { HttpError, notFound } from '../../contract/http-error.ts'
import { pagePaths, studioPaths } from '../../contract/page-paths.ts'
import { studioFolder } from '../../environment/project-folders.ts'
import { callerOf } from '../endpoints/caller.ts'
import { warmUp } from './warm-up.ts'

type NextApp = ReturnType<typeof import('next').default>

/** The studio's own sign-in screens; `/admin/login` is the one way in (decision 10). */
const signInScreens = /^\/studio\/(login|logout|logout-inactivity|create-first-user|forgot|reset)/

/** Payload's other ways to a session or a password, closed to everybody: they know no lockout. */
const otherWaysIn =
  /^\/studio\/api\/[^/]+\/(login|first-register|forgot-password|reset-password|unlock|verify)(\/|$)/

/**
 * Payload's studio. Nothing of it answers without an admin session: pages lead to the sign-in and
 * back, its REST says 401.
 */
export function studio({ payload, isDev }: { payload: Payload; isDev: boolean }) {
  let app: Promise<NextApp> | undefined

  async function start(): Promise<NextApp> {
    const { default: next } = await import('next')
    const studio = next({ dev: isDev, dir: studioFolder })
    await studio.prepare()
    return studio
  }

  function started(): Promise<NextApp> {
    app ??= start().catch((error: unknown) => {
      app = undefined // the next request tries again
      throw error
    })
    return app
  }

  const handle: RequestHandler = async (request, response) => {
    const { admin } = await callerOf(request, payload)
    const path = plainPath(request.path)
    const isRest = /^\/studio\/api(\/|$)/.test(path)
    if (admin && otherWaysIn.test(path)) throw notFound('Page')
    if (!admin && isRest) throw new HttpError(401, 'Please sign in first.')
    if (!admin || (signInScreens.test(path) && !isSignOut(path))) {
      const returnTo = signInScreens.test(path) ? studioPaths.home : request.originalUrl
      response.redirect(303, pagePaths.loginFor(returnTo))
      return
    }
    const next = await started()
    if (!isDev) {
      // Next puts the nonce that it finds in the request's policy on its own inline scripts.
      const policy = studioPolicy(randomBytes(16).toString('base64'))
      request.headers['content-security-policy'] = policy
      response.set('Content-Security-Policy', policy)
    }
    const answer = () => next.getRequestHandler()(request, response)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRest || isRead) return answer()
    // A tutor who goes away in the middle leaves the place to the next.
    await fewChangesAtOnce(() => Promise.race([answer(), once(response, 'close')]))
  }

  return {
    handle,
    /**
     * Loads the studio's code and draws a first page, which takes the process a second during which
     * it answers nobody: before it serves, rather than while a tutor and the visitors wait.
     */
    async open(): Promise<void> {
      await warmUp((await started()).getRequestHandler())
    },
    async close(): Promise<void> {
      await (await app?.catch(() => undefined))?.close()
    },
  }
}

/** The path as Next will understand it. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path)
      .replace(/\/{2,}/g, '/')
      .toLowerCase()
  } catch {
    throw new HttpError(400, 'The address is not valid.')
  }
}

const isSignOut = (path: string) => /^\/studio\/logout/.test(path)

const studioPolicy = (nonce: string) =>
  [
    "default-src 'self'",
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
