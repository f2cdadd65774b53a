import { once } from 'node:events'
import { request as ask, createServer as createPlain, type IncomingMessage } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { selfSigned } from './self-signed.ts'

/** What stands before a site on the open net: TLS, and plain HTTP that leads to it. */
export interface TlsFront {
  /** For example https://localhost:41235. */
  url: string
  http: string
  /** Whoever asks trusts this one. */
  cert: string
  close(): void
}

/** Begins a front before there is a product: its address is the product's SITE_URL. */
export async function startTlsFront(productPort: number): Promise<TlsFront> {
  const own = selfSigned()
  const secure = createServer(own, (request, response) => {
    const headers = {
      ...request.headers,
      'x-forwarded-proto': 'https',
      'x-forwarded-for': request.socket.remoteAddress ?? '',
    }
    const { method, url: path } = request
    const passed = ask({ port: productPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  const port = await portOf(secure.listen(0))
  const url = `https://localhost:${port}`
  const plain = createPlain(({ url: path = '/' }: IncomingMessage, response) => {
    response.writeHead(301, { Location: url + path }).end()
  })
  const http = `http://localhost:${await portOf(plain.listen(0))}`
  return {
    url,
    http,
    cert: own.cert,
    close() {
      secure.closeAllConnections()
      secure.close()
      plain.closeAllConnections()
      plain.close()
    },
  }
}

async function portOf(server: ReturnType<typeof createPlain> | ReturnType<typeof createServer>) {
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.')
  return address.port
}
