import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Reads what is left of a body once it is answered. Next stops in the middle of one that is too long
 * for it, and whatever came behind it on the same connection would wait for ever.
 */
export function readRestOf(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    request.unpipe()
    request.resume()
  })
}
