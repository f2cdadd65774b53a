import { type ErrorRequestHandler, type Request, type RequestHandler, urlencoded } from 'express'
import type { Payload } from 'payload'
import type { FormPages } from '../api/endpoint.ts'
import { toHttpError } from './error-answers.ts'

/** True for what a plain HTML form sends. */
export const isForm = (request: Request) => Boolean(request.is('application/x-www-form-urlencoded'))

/** Reads a plain form's fields as texts; more of them than any form of ours has is refused. */
export const readForm = (limit: number): RequestHandler =>
  urlencoded({ extended: false, limit, inflate: false, parameterLimit: 20 })

/** A form's failure leads to a page that tells of it; any other failure goes on its way. */
export const formAnswers =
  (pages: FormPages, logger: Payload['logger']): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (!isForm(request) || response.headersSent) return next(error)
    const { status } = toHttpError(error)
    if (status >= 500) logger.error({ err: error, url: request.originalUrl })
    response.set('Cache-Control', 'no-store')
    response.redirect(303, status === 400 ? pages.invalid : pages.failed)
  }
