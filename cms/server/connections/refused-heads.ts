import { type Server, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { overfullAnswer } from './overfull-answer.ts'

/** Node's codes of what it cannot read, and what is answered; 400 to all others. */
const statuses: Record<string, number> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/** So long whoever was refused may send on: cut at once, she might not read why. */
const restMs = 1_000

interface Answering {
  /** Whether an answer on this connection has begun and is not over. */
  isAnswering(socket: Socket): boolean
}

/**
 * Answers what Node cannot read, as Node itself does, but a head that is too long by a page: cookies
 * that a lesson has set would keep its reader out for ever, and nothing would tell her why (decision 258).
 */
export function answerRefusedHeads(server: Server, { isAnswering }: Answering): void {
  const refused = new WeakSet<Duplex>()
  server.on('clientError', (error: Error, socket: Duplex) => {
    if (refused.has(socket)) return
    refused.add(socket)
    const isBusy = socket instanceof Socket && isAnswering(socket)
    if (!socket.writable || isBusy) return void socket.destroy()
    const code = 'code' in error ? String(error.code) : ''
    socket.end(code === 'HPE_HEADER_OVERFLOW' ? overfullAnswer : bare(statuses[code] ?? 400))
    setTimeout(() => socket.destroy(), restMs).unref()
  })
}

const bare = (status: number) =>
  `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`
