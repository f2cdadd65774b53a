import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { requestId } from '../../log/request-id.ts'
import { changesHeader } from './changes-header.ts'
import { refusalHeader } from './refusal-header.ts'

/** Headers that speak of one connection (RFC 9110, 7.6.1), and `Expect`, which Node has answered. */
const ofOneConnection = new Set([
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
])

/** What the studio’s process is told of a request. */
export function handedHeaders({ headers, socket }: IncomingMessage): OutgoingHttpHeaders {
  return withoutGaps({
    ...endToEnd(headers),
    // Whatever the browser calls a matter of the connection, these are not.
    host: headers.host,
    'content-security-policy': headers['content-security-policy'],
    'x-forwarded-for': headers['x-forwarded-for'] ?? socket.remoteAddress,
    'x-request-id': requestId(),
    ...lengthOf(headers),
  })
}

/**
 * The length of the body, told in the one way in which it was understood here: nobody can hide a
 * second request in it.
 */
function lengthOf(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const isChunked = headers['transfer-encoding'] !== undefined
  return {
    'content-length': isChunked ? undefined : headers['content-length'],
    'transfer-encoding': isChunked ? 'chunked' : undefined,
  }
}

/** What the browser is told of an answer of the studio’s process. */
export function answeredHeaders({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { [changesHeader]: _changes, [refusalHeader]: _refusal, ...others } = endToEnd(headers)
  return others
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase())
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofOneConnection.has(name) && !named.includes(name)),
  )
}

const withoutGaps = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined))
