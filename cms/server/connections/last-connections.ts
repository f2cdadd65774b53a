import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { connect, Server as NetServer, type Socket } from 'node:net'

/**
 * Settles once everybody has been let in who has knocked before. A busy process lets in one after the
 * other, in their order, and whoever still waits when it stops listening is turned away with the
 * request already sent. So it knocks itself, and waits for its turn (decision 180).
 */
export function letInWhoWaits(server: Server): Promise<void> {
  const address = server.address()
  if (address === null || typeof address === 'string') return Promise.resolve()
  return new Promise((resolve) => {
    const last = connect({ port: address.port, host: reachableAt(address.address) })
    const settle = () => {
      server.off('connection', isItself)
      last.destroy()
      resolve()
    }
    function isItself({ remotePort }: Socket): void {
      if (remotePort === last.localPort) settle()
    }
    server.on('connection', isItself)
    last.once('error', settle) // the queue is full, or the server has closed
  })
}

/** What listens on every address is reached at the machine's own. */
const reachableAt = (address: string) =>
  address === '::' ? '::1' : address === '0.0.0.0' ? '127.0.0.1' : address

/** Who is connected, with the answer to what was asked last. */
type Connections = Map<Socket, ServerResponse | undefined>

const connections = new WeakMap<Server, Connections>()

/** Follows who is connected, from the start on: later, Node tells nobody. */
export function rememberConnections(server: Server) {
  const known: Connections = new Map()
  connections.set(server, known)
  server.on('connection', (socket) => {
    known.set(socket, undefined)
    socket.once('close', () => known.delete(socket))
  })
  return {
    connected: (): Iterable<Socket> => known.keys(),

    /** Whether an answer has begun there that is not over. */
    isAnswering(socket: Socket): boolean {
      const { headersSent, writableFinished } = known.get(socket) ?? {}
      return headersSent === true && !writableFinished
    },

    /** To be told of each request. */
    asked({ socket }: IncomingMessage, response: ServerResponse): void {
      if (known.has(socket)) known.set(socket, response)
    },
  }
}

/** Lets answers that have not begun yet say that they are the last of their connection. */
export function promiseNoMore(server: Server): void {
  for (const response of connections.get(server)?.values() ?? []) {
    if (response) response.shouldKeepAlive = false
  }
}

const lookMs = 50

/**
 * Lets nobody in any more, and closes connections as soon as they rest: an answer that began before
 * the stop has promised to keep its own. `closed` settles once there are none.
 */
export function closeDoor(server: Server): { closed: Promise<void>; leave: () => void } {
  // An HTTP server's own `close` also cuts who reads a large answer slowly: see below.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  closeResting(server)
  const looking = setInterval(() => closeResting(server), lookMs)
  const leave = () => clearInterval(looking)
  closed.then(leave)
  return { closed, leave }
}

/** To Node a connection rests once its answer is handed over, even while bytes of it are on the way. */
function closeResting(server: Server): void {
  const isSending = [...(connections.get(server)?.keys() ?? [])].some(
    (one) => one.writableLength > 0,
  )
  if (!isSending) server.closeIdleConnections()
}
