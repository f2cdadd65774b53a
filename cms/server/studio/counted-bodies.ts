import { EventEmitter } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { bodyTooLarge } from '../body-too-large.ts'
import { mostBytesOf } from './body-limit.ts'
import type { StudioAnswer } from './next-studio.ts'

/**
 * Counts a body that says no length, where the studio is in the site's own process: Next and Payload
 * would take it whole into its memory.
 * @throws HttpError 413 once it is too long; what comes after that is let go.
 */
export const countedBodies =
  (answer: StudioAnswer): StudioAnswer =>
  (request, response) => {
    if (!('transfer-encoding' in request.headers)) return answer(request, response)
    return Promise.race([answer(request, response), longerThan(mostBytesOf(request), request)])
  }

function longerThan(most: number, request: IncomingMessage): Promise<never> {
  let size = 0
  return new Promise((_resolve, reject) => {
    const count = (piece: Buffer) => {
      size += piece.length
      if (size <= most) return
      for (const event of ['data', 'readable', 'end']) request.removeAllListeners(event)
      request.unpipe()
      request.resume()
      reject(bodyTooLarge())
    }
    // Not `request.on`: that would let the body flow before anybody reads it.
    EventEmitter.prototype.on.call(request, 'data', count)
  })
}
