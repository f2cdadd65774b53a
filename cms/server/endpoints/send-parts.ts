import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as othersFirst } from 'node:timers/promises'
import type { Request, Response } from 'express'
import { isOver } from '../static/is-over.ts'

/** It has no ETag, which takes all of it. */
const headers = {
  'Content-Type': 'application/json; charset=utf-8',
  Vary: 'Accept-Encoding, Cookie',
}

/**
 * Sends a list as JSON while it is still being read. The next part is read when the client has taken
 * the last one, other requests have their turn in between, and nothing more is read once the client
 * has gone. A failure before the first part is an error like any other; a later one cuts the
 * connection, since a list that simply ended would look whole.
 */
export async function sendParts(
  parts: AsyncIterable<unknown[]>,
  request: Request,
  response: Response,
  cacheControl = 'no-cache', // as of every public answer
): Promise<void> {
  const iterator = parts[Symbol.asyncIterator]()
  const first = await iterator.next()
  response.set({ ...headers, 'Cache-Control': cacheControl })
  if (request.method === 'HEAD') {
    await iterator.return?.()
    response.end()
    return
  }
  const list = jsonList(first, iterator, () => flush(response))
  const text = Readable.from(list, { objectMode: false, highWaterMark: 1 })
  await pipeline(text, response).catch((error: unknown) => {
    if (!isOver(error)) throw error
  })
}

/** Compression would hold back the first parts until it has seen a megabyte. */
function flush(response: Response): void {
  if ('flush' in response) response.flush()
}

async function* jsonList(
  first: IteratorResult<unknown[]>,
  others: AsyncIterator<unknown[]>,
  onFirstPart: () => void,
): AsyncIterable<string> {
  let result = first
  let opening = '['
  try {
    while (!result.done) {
      const items = result.value.map((item) => JSON.stringify(item)).join(',')
      if (items !== '') {
        yield opening + items
        opening = ','
      }
      await othersFirst()
      if (result === first) onFirstPart()
      result = await others.next()
    }
    yield opening === '[' ? '[]' : ']'
  } finally {
    await others.return?.()
  }
}
