import type { IncomingMessage, Server, ServerOptions } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Whoever sends no whole head is cut after twelve seconds. Node cuts all whom it finds late in one
 * go, so it looks often: ten thousand who had come in one second held everybody up for a quarter of a
 * second while it looked every two and a half. A connection that rests between two requests stays
 * longer than a proxy in front keeps it (a minute, mostly): if the server let go first, a request sent
 * at that moment would be lost.
 */
export const slowHeads: ServerOptions = {
  headersTimeout: 12_000,
  connectionsCheckingInterval: 25,
  keepAliveTimeout: 65_000,
}

/** So much of a body must have come in the last fourteen seconds: a telephone line is faster. */
const partMs = 14_000
const partBytes = 32 * 1024
/** How often is looked; with the time above it makes fifteen seconds from the last byte on. */
const readMs = 1_000

/**
 * Cuts the connection of whoever sends a body more slowly than anybody honest does: each holds a
 * connection, memory and often a place in a queue. A long file is waited for as long as it comes, and
 * no longer: who has sent much and then stops is cut as soon as who never begins.
 */
export function cutSlowBody(request: IncomingMessage): void {
  const { socket } = request
  if (!bringsBody(request) || request.complete) return
  let known = [socket.bytesRead]
  const timer = setInterval(() => {
    if (request.complete || socket.destroyed) return clearInterval(timer)
    if (isLeftWaiting(request)) known = []
    const before = known.length * readMs < partMs ? undefined : known.shift()
    if (before !== undefined && socket.bytesRead - before < partBytes) socket.destroy()
    known.push(socket.bytesRead)
  }, readMs)
  timer.unref()
  request.once('close', () => clearInterval(timer))
}

/** A GET may bring one too, which nobody reads. */
const bringsBody = ({ headers }: IncomingMessage) =>
  'content-length' in headers || 'transfer-encoding' in headers

/** While what has come is not taken here, as by a studio that is starting, no more can come. */
const isLeftWaiting = ({ readableLength, readableHighWaterMark }: IncomingMessage) =>
  readableLength >= readableHighWaterMark

/** How often is looked for bytes that wait, and then whether any of them went out. */
const lookMs = 2_250
/**
 * So often in a row none did. Up to one look goes by before the first, and Node takes the first for a
 * sign of life, since it compares what waits with all that was written: some fourteen seconds at most.
 */
const silentLooks = 4

interface Looking {
  connected: () => Iterable<Socket>
  everyMs?: number
}

/** What was found of a connection at which bytes wait. */
interface Silence {
  /** The time that it rests otherwise. */
  usualMs: number
  looks: number
  lookedAt: number
}

/**
 * Cuts the connection of whoever asks and does not read: not a byte of an answer went out for nine
 * seconds. Who waits for an answer that takes long is left alone, and who rests between two requests
 * has the time that is given for that. A clock for every connection would be set anew at each request,
 * and cost a kept answer a tenth of its processor time: so only those get one for whom bytes are waiting.
 */
export function cutWhoNeverReads(server: Server, { connected, everyMs = lookMs }: Looking): void {
  const silences = new WeakMap<Socket, Silence>()
  const watch = (socket: Socket, silence: Silence) => {
    silences.set(socket, silence)
    socket.setTimeout(everyMs)
  }
  // HTTP sets its own time when an answer is out, and so takes the clock away.
  const isWatched = (socket: Socket) => socket.timeout === everyMs
  const looking = setInterval(() => {
    for (const socket of connected()) {
      if (socket.writableLength === 0 || isWatched(socket)) continue
      watch(socket, { usualMs: socket.timeout ?? 0, looks: 0, lookedAt: performance.now() })
    }
  }, everyMs).unref()
  server.once('close', () => clearInterval(looking))
  server.on('timeout', (socket) => {
    const silence = isWatched(socket) ? silences.get(socket) : undefined
    if (!silence) return void socket.destroy()
    if (socket.writableLength === 0) return void socket.setTimeout(silence.usualMs)
    const lookedAt = performance.now()
    // Where bytes went out Node begins anew and tells nothing, so the next it tells comes later.
    const isInARow = lookedAt - silence.lookedAt < 1.5 * everyMs
    const looks = isInARow ? silence.looks + 1 : 1
    if (looks < silentLooks) watch(socket, { ...silence, looks, lookedAt })
    else socket.destroy()
  })
}
