import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const queued = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * No browser and no proxy sends a request before the one before it is answered. A packet of 64 kB
 * holds more than two thousand, each of which takes kilobytes here while it waits (decision 245).
 */
export const mostQueued = 250

/**
 * Tells an answer that waits behind another of its connection when that is gone. Node tells only the
 * one whose turn it is, and whatever waits for the others to be closed would be kept for ever. A
 * connection on which too many wait is cut.
 */
export function closeQueued({ socket }: IncomingMessage, response: ServerResponse): void {
  if (response.socket) return // its turn already
  const behind = queued.get(socket) ?? waitingOn(socket)
  behind.add(response)
  response.once('socket', () => behind.delete(response))
  if (behind.size > mostQueued) socket.destroy()
}

function waitingOn(socket: Socket): Set<ServerResponse> {
  const behind = new Set<ServerResponse>()
  queued.set(socket, behind)
  socket.once('close', () => {
    for (const response of behind) {
      response.destroy()
      response.emit('close')
    }
  })
  return behind
}
