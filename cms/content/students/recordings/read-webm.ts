import { type Length, mostParts } from './length.ts'

/** Elements of Matroska (RFC 9559) that tell how long a recording is. */
const ids = {
  head: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

/** What holds other elements is entered; a recorder that is still writing does not know its size. */
const entered: readonly number[] = [ids.head, ids.segment, ids.info, ids.cluster, ids.blockGroup]

/** Nanoseconds of a tick, where the file does not say. */
const usualScale = 1_000_000

interface Element {
  id: number
  from: number
  /** Its last byte is before this one; null where the size is not known. */
  to: number | null
}

/** A WebM file, element by element to its end; null where it is none, or ends inside an element. */
export function readWebm(bytes: Uint8Array): Length | null {
  let docType = ''
  let scale = usualScale
  let cluster = 0
  let last = 0
  let blocks = 0
  let parts = 0
  for (let at = 0; at < bytes.length; parts += 1) {
    const element = parts < mostParts ? elementAt(bytes, at) : null
    if (!element || (at === 0 && element.id !== ids.head)) return null
    const { id, from, to } = element
    if (to !== null && to > bytes.length) return null
    if (entered.includes(id)) {
      at = from
      continue
    }
    if (to === null) return null
    const data = bytes.subarray(from, to)
    if (id === ids.docType) docType = String.fromCharCode(...data.subarray(0, 8))
    else if (id === ids.scale) scale = numberOf(data)
    else if (id === ids.timestamp) cluster = numberOf(data)
    else if (id === ids.simpleBlock || id === ids.block) {
      blocks += 1
      last = Math.max(last, cluster + timeOfBlock(data))
    }
    at = to
  }
  return docType === 'webm' && blocks > 0 ? { ms: (last * scale) / 1_000_000 } : null
}

function elementAt(bytes: Uint8Array, at: number): Element | null {
  const idLength = lengthOf(bytes[at], 4)
  if (idLength === null) return null
  const sizeLength = lengthOf(bytes[at + idLength], 8)
  const from = at + idLength + (sizeLength ?? 0)
  if (sizeLength === null || from > bytes.length) return null
  const coded = bytes.subarray(at + idLength, from)
  // The first bit that is set says how long the number is, and is no part of it.
  const [first = 0, ...rest] = coded
  const mask = (1 << (8 - sizeLength)) - 1
  const isUnknown = (first & mask) === mask && rest.every((byte) => byte === 0xff)
  const size = numberOf([first & mask, ...rest])
  return {
    id: numberOf(bytes.subarray(at, at + idLength)),
    from,
    to: isUnknown ? null : from + size,
  }
}

/** How many bytes a coded number has, by its first one. */
function lengthOf(first: number | undefined, most: number): number | null {
  if (!first) return null
  const length = Math.clz32(first) - 23
  return length <= most ? length : null
}

const numberOf = (bytes: Iterable<number>) => {
  let number = 0
  for (const byte of bytes) number = number * 256 + byte
  return number
}

/** Ticks behind the cluster's own: two bytes after the number of the track. */
function timeOfBlock(data: Uint8Array): number {
  const at = lengthOf(data[0], 8) ?? 0
  const ticks = numberOf(data.subarray(at, at + 2))
  return ticks < 0x8000 ? ticks : ticks - 0x10000
}
