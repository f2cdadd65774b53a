import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from '../../testing/self-signed.ts'

/** Somebody else's servers, to whom a lesson may want to tell something. */
export interface Listener {
  /** Speaks HTTPS and WebSocket with a certificate that nobody trusts. */
  https: string
  stun: string
  /** The names under which anything arrived. */
  heard(): string[]
  close(): void
}

export async function listen(): Promise<Listener> {
  const heard = new Set<string>()
  const server = createServer(selfSigned(), (request, response) => {
    heard.add(nameIn(request))
    answer(request, response)
  })
  server.on('upgrade', (request, socket) => {
    heard.add(nameIn(request))
    socket.destroy()
  })
  const udp = createSocket('udp4')
  // RFC 5389: a request to bind is 0x0001, with the cookie 0x2112A442 four bytes later.
  udp.on('message', (packet) => {
    if (packet.readUInt16BE(0) === 1 && packet.readUInt32BE(4) === 0x21_12_a4_42) heard.add('stun')
  })
  server.listen(0, '127.0.0.1')
  udp.bind(0, '127.0.0.1')
  await Promise.all([server, udp].map((one) => once(one, 'listening')))
  return {
    https: `https://127.0.0.1:${Object(server.address()).port}`,
    stun: `stun:127.0.0.1:${udp.address().port}`,
    heard: () => [...heard].toSorted(),
    close() {
      udp.close()
      server.closeAllConnections()
      server.close()
    },
  }
}

const nameIn = ({ url = '' }: IncomingMessage) => url.split(/[/?]/)[1] ?? ''

/** Whatever is asked for is given, to everybody. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse) {
  const kind = /[?&]as=(\w+)/.exec(url)?.[1] ?? 'page'
  const [type, text] = answers[kind] ?? ['text/html', '<p>Elsewhere</p>']
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Content-Type', type)
  response.end(text)
}

const answers: Record<string, [type: string, text: string]> = {
  script: ['text/javascript', 'self.isElsewhere = true'],
  style: ['text/css', 'p { color: red }'],
  image: ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
  events: ['text/event-stream', 'data: 1\n\n'],
}
