import { type Length, mostParts } from './length.ts'

interface Box {
  type: string
  from: number
  to: number
}

/** An MP4 file, box by box to its end; null where it is none, or ends inside a box. */
export function readMp4(bytes: Uint8Array): Length | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const boxes = boxesIn(view, { from: 0, to: bytes.length })
  const movie = boxes?.find(({ type }) => type === 'moov')
  const hasSound = boxes?.some(({ type, from, to }) => type === 'mdat' && to > from)
  if (boxes?.[0]?.type !== 'ftyp' || !movie || !hasSound) return null
  const times = [lengthOf(view, movie), ...startsOfFragments(view, boxes, movie)]
  const known = times.filter((time) => time !== null && time > 0).map(Number)
  return { ms: known.length > 0 ? Math.max(...known) * 1000 : null }
}

/** The boxes between two places; null where they do not fill it to the byte, or are too many. */
function boxesIn(view: DataView, { from, to }: Omit<Box, 'type'>): Box[] | null {
  const boxes: Box[] = []
  for (let at = from; at < to; ) {
    if (at + 8 > to || boxes.length === mostParts) return null
    const short = view.getUint32(at)
    const isLong = short === 1
    if (isLong && at + 16 > to) return null
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    const head = isLong ? 16 : 8
    if (size < head || at + size > to) return null
    const type = String.fromCharCode(...[4, 5, 6, 7].map((place) => view.getUint8(at + place)))
    boxes.push({ type, from: at + head, to: at + size })
    at += size
  }
  return boxes
}

const inside = (view: DataView, box: Box, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (outer, type) => outer && boxesIn(view, outer)?.find((inner) => inner.type === type),
    box,
  )

/** Seconds of a recording that was written at once; 0 where its head was written before its sound. */
function lengthOf(view: DataView, movie: Box): number | null {
  const head = inside(view, movie, 'mvhd')
  if (!head) return null
  const isLong = view.getUint8(head.from) === 1
  if (head.to - head.from < (isLong ? 32 : 20)) return null
  const scale = view.getUint32(head.from + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(head.from + 24)) : view.getUint32(head.from + 16)
  return scale > 0 ? length / scale : null
}

/** Seconds at which the fragments of a recording begin that was written as it went on. */
function startsOfFragments(view: DataView, boxes: readonly Box[], movie: Box): (number | null)[] {
  const head = inside(view, movie, 'trak', 'mdia', 'mdhd')
  if (!head) return []
  const scale = view.getUint32(head.from + (view.getUint8(head.from) === 1 ? 20 : 12))
  return boxes.map((box) => {
    const time = box.type === 'moof' ? inside(view, box, 'traf', 'tfdt') : undefined
    if (!time || scale === 0) return null
    const ticks =
      view.getUint8(time.from) === 1
        ? Number(view.getBigUint64(time.from + 4))
        : view.getUint32(time.from + 4)
    return ticks / scale
  })
}
