import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import type { Payload } from 'payload'
import { maskedAddress } from '../log/masked-address.ts'
import { followIds, requestId, withRequestId } from '../log/request-id.ts'
import { logSecurity } from '../log/security-log.ts'
import { whyRefused } from './refusals.ts'

type Logger = Payload['logger']

/** What takes longer to begin its answer is worth a look. */
const slowMs = 1_000

/** Files and health checks: many, and of no interest while they succeed. */
const quiet = /^\/(healthz|readyz)$|^\/(assets|_next\/static|@[^/]*|node_modules|web)\//

interface Parts {
  logger: Logger
  /** A proxy in front has given the request an id of its own. */
  trustsProxy: boolean
  handle: RequestListener
}

/**
 * Gives each request an id, which its answer names in `X-Request-Id` and every line of the log
 * carries that it causes, and writes one line when it ends: failed ones as errors, slow ones as
 * warnings, the others as information. Those that were refused are lines of the log of security.
 */
export function withRequestLog({ logger, trustsProxy, handle }: Parts): RequestListener {
  return (request, response) => {
    const id = (trustsProxy && givenId(request)) || newId()
    const begun = performance.now()
    let ms: number | undefined
    const stopClock = () => {
      ms ??= Math.round(performance.now() - begun)
      return ms
    }
    response.setHeader('X-Request-Id', id)
    onHeaders(response, stopClock)
    const { method = '', url = '' } = request
    const write = () => {
      const status = response.writableFinished ? response.statusCode : ('aborted' as const)
      const line = { method, address: maskedAddress(url), status, ms: stopClock() }
      if (!writeRefusal(logger, response, line)) writeLine(logger, line)
    }
    const unfollow = followIds()
    // An event runs in nobody's name.
    response.once('close', () => {
      withRequestId(id, write)
      unfollow()
    })
    withRequestId(id, () => handle(request, response))
  }
}

/** Writes a line of an answer that was slow, where nobody writes one of every request. */
export function logIfSlow(
  logger: Logger,
  { method = '', url = '' }: IncomingMessage,
  { status, ms }: Pick<Line, 'status' | 'ms'>,
): void {
  if (ms < slowMs || requestId() !== undefined) return
  writeLine(logger, { method, address: maskedAddress(url), status, ms: Math.round(ms) })
}

/** @returns whether it was a refusal, and few enough of its kind were written. */
function writeRefusal(logger: Logger, response: ServerResponse, line: WholeLine): boolean {
  const { address, status } = line
  const refusal = status === 'aborted' ? undefined : whyRefused(response, { address, status })
  return (
    refusal !== undefined &&
    logSecurity(logger, { event: 'refused', ...refusal, ...line }, textOf(line))
  )
}

function writeLine(logger: Logger, line: WholeLine): void {
  logger[levelOf(line)](line, textOf(line))
}

const textOf = ({ method, address, status, ms }: WholeLine) =>
  `${method} ${address} ${status} ${ms} ms`

interface Line {
  address: string
  status: number | 'aborted'
  ms: number
}

type WholeLine = Line & { method: string }

function levelOf({ address, status, ms }: Line): 'error' | 'warn' | 'info' | 'debug' {
  if (status !== 'aborted' && status >= 500) return 'error'
  if (ms >= slowMs) return 'warn'
  return quiet.test(address) ? 'debug' : 'info'
}

/** Short enough to be read out on the telephone. */
const newId = () => randomUUID().slice(0, 13)

/** Else that of the trace which the proxy has begun (W3C Trace Context). */
function givenId({ headers }: IncomingMessage): string | undefined {
  const { 'x-request-id': id, traceparent } = headers
  if (typeof id === 'string' && /^[\w-]{8,64}$/.test(id)) return id
  if (typeof traceparent !== 'string') return undefined
  return /^[\da-f]{2}-(?!0{32})([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/.exec(traceparent)?.[1]
}
