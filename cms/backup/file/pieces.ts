/** Bytes as they come. */
export type Bytes = AsyncIterable<Buffer> | Iterable<Buffer>

/** The same bytes in pieces of just this size; the last one may be smaller, and empty if all is. */
export async function* exactPieces(source: Bytes, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length <= size) continue
    const all = Buffer.concat(held)
    let at = 0
    // What fills a piece exactly waits: it may be the last.
    for (; length - at > size; at += size) yield all.subarray(at, at + size)
    held = [all.subarray(at)]
    length -= at
  }
  yield Buffer.concat(held)
}

/** The same bytes in pieces of about this size, none of them empty. */
export async function* largePieces(source: Bytes, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length < size) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

/** What stands in a pipeline where nothing is to be done. */
export async function* asItIs(source: Bytes): AsyncGenerator<Buffer> {
  yield* source
}
