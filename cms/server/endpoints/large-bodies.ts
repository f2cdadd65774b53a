import type { Request, RequestHandler, Response } from 'express'
import type { Endpoint } from '../../api/endpoint.ts'
import { collectSeldomUntil } from '../start/garbage.ts'
import type { StudioAnswer } from '../studio/next-studio.ts'

/** From here on, reading, checking, storing and answering a body takes steps of milliseconds. */
export const largeBytes = 1024 * 1024

type Asked = Pick<Request, 'headers' | 'originalUrl'>

/**
 * Whether what a request brings is so large that all visitors would wait for what is done with it.
 * Who brings no cookie at all is refused, or sends something small; what is too large is refused too,
 * and both take no time here. What is sent in pieces says no length: it may be too large.
 */
export function isForBeside(
  { access, bodyLimit, upload }: Pick<Endpoint, 'access' | 'bodyLimit' | 'upload'>,
  { headers, originalUrl }: Asked,
): boolean {
  if (access === 'everyone' || headers.cookie === undefined) return false
  if ('transfer-encoding' in headers) return false
  const length = Number(headers['content-length'] ?? 0)
  if (!(length > largeBytes && length <= (upload?.limit ?? bodyLimit))) return false
  return originalUrl.startsWith(contractRoot) // no address with a host in front
}

/** Where the contract's addresses begin, and none of the studio's does. */
export const contractRoot = '/api/'

/**
 * Lets another process answer a call with a large body, before anything of it is read, counted or
 * limited here; where there is none, or the call is not one of these, it is worked on here.
 */
export const handLargeBodies =
  (
    endpoint: Endpoint,
    beside: () => StudioAnswer | undefined,
    whilePassing: (response: Response) => void = collectSeldomUntil,
  ): RequestHandler =>
  (request, response, next) => {
    const answer = isForBeside(endpoint, request) ? beside() : undefined
    if (!answer) return next()
    // The other side trusts this one alone, and takes the client's address from here.
    request.headers['x-forwarded-for'] = request.ip
    whilePassing(response)
    return answer(request, response)
  }
