/** A recording as a browser's recorder writes it, with this text for its sound. */
export function buildTake(voice: string, { bytes = 0, seconds = 3 } = {}): Buffer {
  const filling = Buffer.alloc(Math.max(0, bytes - 60 - voice.length), 'x')
  const sound = Buffer.concat([Buffer.from(voice), filling])
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Buffer.from('webm'))),
    unknownSize([0x18, 0x53, 0x80, 0x67]),
    element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40]))),
    unknownSize([0x1f, 0x43, 0xb6, 0x75]),
    element([0xe7], number(seconds * 1000)),
    element([0xa3], Buffer.concat([Buffer.from([0x81, 0, 0, 0x80]), sound])),
  ])
}

const unknownSize = (id: number[]) => Buffer.from([...id, 0x01, ...Array(7).fill(0xff)])

function element(id: number[], content: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length))
  size[0] = 0x01
  return Buffer.concat([Buffer.from(id), size, content])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
