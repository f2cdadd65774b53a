import { type ErrorRequestHandler, type Request, type Response, urlencoded } from 'express'
import type { Payload } from 'payload'
import type { Endpoint, FormPages } from '../../api/endpoint.ts'
import { readInProcess } from '../../api/read-in-process.ts'
import type { PolicedRenderer } from '../pages/page-renderer.ts'
import { noteRefusal } from '../refusals.ts'
import { visitor } from './caller.ts'
import { logFault, toHttpError } from './error-answers.ts'

interface Parts {
  payload: Payload
  renderer: PolicedRenderer
  siteUrl: string
}

/** True for what a plain HTML form sends. */
export const isForm = (request: Request) => Boolean(request.is('application/x-www-form-urlencoded'))

/** Reads a plain form's fields as texts; a form with more fields than any of ours is refused. */
export const readForm = (limit: number) => {
  const parse = urlencoded({ extended: false, limit, inflate: false, parameterLimit: 20 })
  return (request: Request, response: Response) =>
    new Promise<unknown>((resolve, reject) => {
      parse(request, response, (error?: unknown) => (error ? reject(error) : resolve(request.body)))
    })
}

/**
 * A form that is refused gets its page back with what was typed in it. A form that could not even
 * be read is redirected to the page that says so. Anything that is not a form is passed on.
 */
export const refusedForms =
  ({ bodyLimit }: Endpoint, pages: FormPages, parts: Parts): ErrorRequestHandler =>
  async (error, request, response, next) => {
    if (!isForm(request) || response.headersSent) return next(error)
    noteRefusal(response, error)
    const { status, message, errors = [], headers } = toHttpError(error)
    const { payload, renderer, siteUrl } = parts
    if (status >= 500) logFault(payload.logger, error, request.originalUrl)
    response.set({ 'Cache-Control': 'no-store', ...headers })
    const failed = pageFor(request, pages.failed)
    try {
      const body = await readForm(bodyLimit)(request, response)
      if (body === undefined) return response.redirect(303, failed) // refused as unreadable
      const values = textsOf(body)
      const isIncomplete = status === 400 && pages.required.some((name) => !values[name]?.trim())
      const url = isIncomplete ? pageFor(request, pages.incomplete) : failed
      const read = (path: string) => readInProcess(path, visitor(payload))
      const page = await renderer.render({
        url,
        siteUrl,
        read,
        refusedForm: { values, message, errors },
      })
      response.set('Content-Security-Policy', page.policy)
      response.status(status).type('html').send(page.parts.join(''))
    } catch {
      // The form or the page could not be read: the page at that address says so itself.
      response.redirect(303, failed)
    }
  }

/** The page that answers a form; where the form's address says where to go on, the page's does too. */
export function pageFor(request: Request, page: string): string {
  const { returnTo } = request.query
  if (typeof returnTo !== 'string') return page
  return `${page}${page.includes('?') ? '&' : '?'}${new URLSearchParams({ returnTo })}`
}

const textsOf = (body: unknown) =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    ),
  )
