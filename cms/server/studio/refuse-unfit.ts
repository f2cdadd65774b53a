import type { Request } from 'express'
import { HttpError } from '../../contract/http-error.ts'

const reading = ['GET', 'HEAD']
const writing = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** By which Payload takes a POST for a GET whose question is too long for an address. */
const overrides = ['x-payload-http-method-override', 'x-http-method-override']
const formType = 'application/x-www-form-urlencoded'

/** As every browser writes it: where its parts end must be said. */
const multipartForm = /^multipart\/form-data; ?boundary="?[\w'()+,./:=?-]{1,70}"?$/i

/**
 * Refuses what no page of the studio sends: Next and Payload break at it, and would write it down as a
 * fault of theirs.
 * @throws HttpError 400, 405 or 415.
 */
export function refuseUnfit(request: Request, { isRest }: { isRest: boolean }): void {
  refuseHost(request)
  if (reading.includes(request.method)) return
  if (isRest) refuseUnfitCall(request)
  else if (request.method !== 'POST' || !request.get('next-action')) throw notHere(reading)
}

/** Next makes an address of it. */
function refuseHost(request: Request): void {
  const host = request.get('host') ?? 'localhost'
  if (/^[^/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`)) return
  throw new HttpError(400, 'The host of this address is not valid.')
}

function refuseUnfitCall(request: Request): void {
  if (!writing.includes(request.method)) throw notHere([...reading, ...writing])
  const type = request.get('content-type') ?? ''
  if (type.includes('multipart/') && !multipartForm.test(type)) {
    throw new HttpError(415, 'Send the form with the boundary of its parts.')
  }
  const isQuestion = overrides.some((name) => request.get(name) === 'GET')
  if (isQuestion && type !== formType) throw new HttpError(415, `Send the question as ${formType}.`)
}

const notHere = (methods: string[]) =>
  new HttpError(405, `This address only accepts ${methods.join(', ')}.`, {
    headers: { Allow: methods.join(', ') },
  })
