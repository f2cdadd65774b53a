import type { Length } from './length.ts'

const headBytes = 27

/** Opus counts in this rate whatever was recorded (RFC 7845). */
const opusRate = 48_000

/** An Ogg file, page by page to its end; null where it is none, or ends inside a page. */
export function readOgg(bytes: Uint8Array): Length | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let pages = 0
  let last = 0
  for (let at = 0; at < bytes.length; ) {
    if (textAt(bytes, at, 4) !== 'OggS' || at + headBytes > bytes.length) return null
    const parts = view.getUint8(at + 26)
    const table = bytes.subarray(at + headBytes, at + headBytes + parts)
    const end = at + headBytes + parts + table.reduce((sum, size) => sum + size, 0)
    if (table.length < parts || end > bytes.length) return null
    // Of a page on which no packet ends it is -1.
    last = Math.max(last, Number(view.getBigInt64(at + 6, true)))
    pages += 1
    at = end
  }
  // The first two pages are the head and the comments.
  if (pages < 3) return null
  const isOpus = textAt(bytes, headBytes + 1, 8) === 'OpusHead'
  return { ms: isOpus ? (last / opusRate) * 1000 : null }
}

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))
