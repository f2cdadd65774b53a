import type { ServerResponse } from 'node:http'
import { boundHere } from '../log/bound-here.ts'

/**
 * Begins once all that was asked before on this connection is answered, as Node says by giving the
 * answer its socket. So whoever sends a thousand requests in one packet is one among the others, and
 * no answer is made that nobody reads.
 */
export function afterThoseBefore(response: ServerResponse, begin: () => void): void {
  if (response.socket) begin()
  else response.once('socket', boundHere(begin))
}
