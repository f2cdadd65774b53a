import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { outliveAnswer } from '../cms/server/studio/outlive-answer.ts'

export interface RawRequest {
  method?: string
  path: string
  /** May name another `host` than the one that is connected to. */
  headers?: Record<string, string>
  body?: string
}

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the wire: still encoded. */
  body: Buffer
}

/** A request by node:http, which decodes nothing and lets every header be set. */
export function sendRaw(url: string, { body, ...options }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const { headers: given = {} } = options
    const saysLength = body !== undefined && !('transfer-encoding' in given)
    const length = saysLength ? { 'content-length': Buffer.byteLength(body) } : {}
    const headers = { ...length, ...given }
    const sent = request({ hostname, port, ...options, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const { statusCode = 0 } = answer
        resolve({ status: statusCode, headers: answer.headers, body: Buffer.concat(chunks) })
      })
    })
    outliveAnswer(sent)
    sent.on('error', reject)
    sent.end(body)
  })
}

export interface OpenRequest {
  /** The status line and all that has come so far. */
  received(): string
  write(text: string): void
  close(): void
  /** Settles once the other side has closed the connection, or it was closed here. */
  ended: Promise<void>
}

/** Opens a connection and sends this text and no more, so that a request can stay unfinished. */
export function openRequest(url: string, lines: string[]): OpenRequest {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const chunks: Buffer[] = []
  socket.on('data', (chunk) => chunks.push(chunk))
  socket.on('error', () => {}) // an answer without it is what tests look at
  socket.write(lines.join('\r\n'))
  return {
    received: () => Buffer.concat(chunks).toString(),
    write: (text) => socket.write(text),
    close: () => socket.destroy(),
    ended: new Promise((resolve) => socket.once('close', () => resolve())),
  }
}
