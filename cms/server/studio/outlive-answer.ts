import type { ClientRequest } from 'node:http'

/**
 * Node listens for errors of a kept connection until the answer has come whole, although the body
 * may still be on its way: whoever answers early and then goes would end this process with it. Such
 * an error is no news, since the answer is there; earlier ones are told to the request as ever.
 */
export function outliveAnswer(request: ClientRequest): void {
  request.once('socket', (socket) => {
    if (!socket.listeners('error').includes(ignored)) socket.on('error', ignored)
  })
}

const ignored = () => {}
