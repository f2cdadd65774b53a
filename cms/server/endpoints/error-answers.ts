import type { ErrorRequestHandler } from 'express'
import { APIError, type Payload, ValidationError } from 'payload'
import { invalid } from '../../api/read-input.ts'
import { passingProblem, retryAfter } from '../../content/sql/passing-problem.ts'
import { HttpError } from '../../contract/http-error.ts'
import { maskedAddress } from '../../log/masked-address.ts'
import { requestId } from '../../log/request-id.ts'
import { bodyTooLarge } from '../body-too-large.ts'
import { errorPage } from '../error-page.ts'
import { noteRefusal } from '../refusals.ts'

const ourFault = 'Something went wrong on our side. Please try again.'

/** The one place that writes error answers and logs the errors that are our fault (decision 2). */
export const errorAnswers =
  (logger: Payload['logger'], siteUrl: string): ErrorRequestHandler =>
  (error, request, response, next) => {
    const answer = toHttpError(error)
    noteRefusal(response, answer)
    if (answer.status >= 500) logFault(logger, error, request.originalUrl)
    if (response.headersSent) return next(error)
    response.status(answer.status).set({ 'Cache-Control': 'no-store', ...answer.headers })
    const isPage = !request.originalUrl.startsWith('/api/')
    if (isPage && request.accepts(['json', 'html']) === 'html') {
      response.type('html').send(errorPage(answer, siteUrl))
    } else {
      const { status, message, errors } = answer
      response.json({ message, errors, ...(status >= 500 ? { requestId: requestId() } : {}) })
    }
  }

/** What is our fault stands in the log with its stack. */
export const logFault = (logger: Payload['logger'], error: unknown, url: string): void =>
  logger.error({ err: error, address: maskedAddress(url) }, 'A request failed')

/** Any failure as the answer that the client gets. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error
  if (error instanceof ValidationError) {
    return invalid(error.data.errors.map(({ path, message }) => ({ path, message })))
  }
  if (error instanceof APIError && error.status < 500) {
    return new HttpError(error.status === 423 ? 409 : error.status, error.message)
  }
  return fromHttpLibrary(error) ?? fromDatabase(error) ?? new HttpError(500, ourFault)
}

/** A page that is incomplete because of the database says when to come back. */
export const retryHeaders = (status: number): Record<string, string> =>
  status === 503 ? retryAfter : {}

function fromDatabase(error: unknown): HttpError | undefined {
  const problem = passingProblem(error)
  if (problem) return new HttpError(503, problem, { headers: retryAfter })
  if (hasCode(error, codes.taken)) return new HttpError(409, 'This already exists.')
  if (!hasCode(error, codes.gone)) return undefined
  return new HttpError(409, 'What this belongs to no longer exists.')
}

/** Postgres's, for a value that must be unique, and for a row that was deleted meanwhile. */
const codes = { taken: '23505', gone: '23503' }

/** On the error or on what caused it. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && (('code' in error && error.code === code) || hasCode(error.cause, code))

/** Express and its parser of forms put a status on what the client did wrong. */
function fromHttpLibrary(error: unknown): HttpError | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined
  const status = Number(error.status)
  if (!(status >= 400 && status < 500)) return undefined
  if (status === 413) return bodyTooLarge()
  if (status === 415) return new HttpError(415, 'Send the form in plain UTF-8.')
  return new HttpError(status, status === 400 ? 'The request is not valid.' : error.message)
}
