import { BackupError } from '../backup-error.ts'
import { blockBytes, checksum } from './write-tar.ts'

export interface TarEntry {
  name: string
  size: number
  /** Read it before the next entry is asked for, or it is passed over. */
  body: AsyncIterable<Buffer>
}

export const isCut = 'This backup is cut off or damaged. Take another copy of it.'

/** The files of a tar archive, in their order. */
export async function* readTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = byteReader(source)
  for (;;) {
    const block = await bytes.exactly(blockBytes)
    if (block.every((byte) => byte === 0)) return
    const { name, size } = parse(block)
    const body = bytes.next(size)
    yield { name, size, body }
    for await (const _ of body); // what nobody has read
    await bytes.exactly(-size & (blockBytes - 1))
  }
}

function parse(block: Buffer): { name: string; size: number } {
  const text = (at: number, length: number) =>
    block.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const number = (at: number, length: number) => Number.parseInt(text(at, length), 8)
  if (number(148, 8) !== checksum(block) || text(257, 5) !== 'ustar') throw new BackupError(isCut)
  const folder = text(345, 155)
  return { name: folder ? `${folder}/${text(0, 100)}` : text(0, 100), size: number(124, 12) }
}

function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  /** Up to so many bytes, at least one. */
  async function some(limit: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next()
      if (done) throw new BackupError(isCut)
      rest = value
    }
    const piece = rest.subarray(0, limit)
    rest = rest.subarray(piece.length)
    return piece
  }

  async function* next(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0; ) {
      const piece = await some(left)
      left -= piece.length
      yield piece
    }
  }

  async function exactly(size: number): Promise<Buffer> {
    const pieces: Buffer[] = []
    for await (const piece of next(size)) pieces.push(piece)
    return Buffer.concat(pieces)
  }

  return { exactly, next }
}
