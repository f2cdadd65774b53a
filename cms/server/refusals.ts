import type { ServerResponse } from 'node:http'
import { HttpError, type Refusal } from '../contract/http-error.ts'
import { carriesTicket } from '../log/masked-address.ts'

/** What the errors said of refused requests, until their lines are written. */
const noted = new WeakMap<ServerResponse, Refusal>()

/** Keeps why an error refuses a request, for the line that the log has of it. */
export function noteRefusal(response: ServerResponse, error: unknown): void {
  if (error instanceof HttpError && error.refusal) keepRefusal(response, error.refusal)
}

export const keepRefusal = (response: ServerResponse, refusal: Refusal): void =>
  void noted.set(response, refusal)

export const notedRefusal = (response: ServerResponse): Refusal | undefined => noted.get(response)

const reasons: Record<number, string> = {
  400: 'input',
  401: 'no-session',
  403: 'not-allowed',
  413: 'input',
  415: 'input',
  429: 'too-many',
}

/** Why a request was refused, as far as its answer tells; undefined where it was not. */
export function whyRefused(
  response: ServerResponse,
  { status, address }: { status: number; address: string },
): Refusal | undefined {
  const known = noted.get(response)
  if (known) return known
  if ((status === 404 || status === 410) && carriesTicket(address)) return { reason: 'ticket' }
  const reason = reasons[status]
  return reason ? { reason } : undefined
}
