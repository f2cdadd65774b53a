/**
 * Numbers of `width` bytes, laid so that all first bytes come first, then all second ones. What is
 * alike in numbers then stands side by side, and packs into half a megabyte less (decision 84).
 */
export function toPlanes(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const { laid, count } = begun(bytes, width)
  for (let plane = 0; plane < width; plane += 1) {
    for (let at = 0; at < count; at += 1) laid[plane * count + at] = bytes[at * width + plane] ?? 0
  }
  return laid
}

/** The numbers as they were before `toPlanes`. */
export function fromPlanes(bytes: Uint8Array, width: number): Uint8Array<ArrayBuffer> {
  const { laid, count } = begun(bytes, width)
  for (let plane = 0; plane < width; plane += 1) {
    for (let at = 0; at < count; at += 1) laid[at * width + plane] = bytes[plane * count + at] ?? 0
  }
  return laid
}

/** A copy, so that a rest that fills no whole number stays where it is. */
const begun = (bytes: Uint8Array, width: number) => ({
  laid: new Uint8Array(bytes),
  count: Math.floor(bytes.length / width),
})
