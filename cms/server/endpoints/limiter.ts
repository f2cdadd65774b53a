import type { Request, RequestHandler, Response } from 'express'
import { ipKeyGenerator, rateLimit } from 'express-rate-limit'
import type { Payload } from 'payload'
import type { Endpoint } from '../../api/endpoint.ts'
import { HttpError } from '../../contract/http-error.ts'
import { studentSessionOf } from './caller.ts'
import { clientAddress } from './client-address.ts'
import { sharedLimits } from './shared-limits.ts'

/**
 * Counts who asks an endpoint that has a limit, and refuses with 429 beyond it; whom the endpoint lets
 * in where they are right, it passes on, and `orTooMany` refuses them where they are not.
 */
export function limiterOf({ rate, path, access }: Endpoint, payload: Payload): RequestHandler {
  if (!rate) return (_request, _response, next) => next()
  return rateLimit({
    windowMs: rate.minutes * 60 * 1000,
    limit: () => rate.limit(),
    store: sharedLimits(payload, path),
    keyGenerator: access === 'student' ? studentIn(payload) : networkOf,
    skipSuccessfulRequests: rate.failuresOnly,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    validate: { trustProxy: false }, // TRUST_PROXY says how many hops are trusted
    handler(_request, response, next) {
      const refusal = tooManyOf(response, rate.message)
      if (!rate.letsRightIn) return next(refusal)
      refusals.set(response, refusal)
      next()
    },
  })
}

const networkOf = (request: Request) => ipKeyGenerator(clientAddress(request))

/**
 * What students send is counted for each of them: a class behind one address may all work at once, and
 * nobody beside them can use up what they may send.
 */
const studentIn = (payload: Payload) => (request: Request) => {
  const student = studentSessionOf(request, payload)
  return student ? `student ${student.id}` : networkOf(request)
}

/** What those are told beyond the limit who are let in if they are right. */
const refusals = new WeakMap<Response, HttpError>()

/** The limiter has said in a header how long to wait: whoever is let in need not. */
function tooManyOf(response: Response, message: string): HttpError {
  const seconds = response.getHeader('Retry-After')
  response.removeHeader('Retry-After')
  return new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } })
}

/** Takes the place of a refusal where whoever was refused was beyond the limit. */
export const orTooMany =
  (response: Response) =>
  (error: unknown): never => {
    const isTheirs = error instanceof HttpError && error.status < 500
    throw (isTheirs && refusals.get(response)) || error
  }
