import type { IncomingMessage, ServerResponse } from 'node:http'

/** A body may begin with so many pieces of whatever size. */
export const fairChunks = 1_000
/** So large are they on average: who writes line by line sends more. */
export const fairBytes = 32

/**
 * Cuts the connection of whoever sends a body in thousands of pieces of a few bytes. Node takes two
 * megabytes of a connection in one go, and hands over each of a hundred thousand pieces by itself: a
 * few such bodies held up everybody for seconds. What is answered before it has come is counted too.
 */
export function cutTinyChunks(request: IncomingMessage, response: ServerResponse): void {
  if (!('transfer-encoding' in request.headers)) return
  const push = request.push.bind(request)
  let pieces = 0
  let size = 0
  request.push = (piece: Buffer | null, encoding) => {
    pieces += piece ? 1 : 0
    size += piece?.length ?? 0
    if (pieces > fairChunks && size < pieces * fairBytes) request.socket.destroy()
    return request.socket.destroyed || push(piece, encoding)
  }
  request.read(0) // else Node itself throws away what nobody reads, uncounted
  response.once('finish', () => request.resume())
}
