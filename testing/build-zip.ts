import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: string
  content: Buffer
  /** What the archive says, where that is not the truth. */
  claimed?: { size?: number; crc32?: number; method?: number }
  /** General purpose flags; bit 0 means encrypted. */
  flags?: number
  /** Unix type and permissions. */
  mode?: number
}

/** A zip file written byte by byte, so that it can be wrong in every way. */
export function buildZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content)
    const fields = fieldsOf(entry, packed.length)
    const name = Buffer.from(entry.name)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, u16(0), name, packed])
    const central = Buffer.concat([
      ...[Buffer.from('PK\x01\x02'), u16(0x031e), fields, u16(0), u16(0), u16(0), u16(0)],
      ...[u32(((entry.mode ?? 0o100644) << 16) >>> 0), u32(offset), name],
    ])
    locals.push(local)
    centrals.push(central)
    offset += local.length
  }
  const directory = Buffer.concat(centrals)
  const count = u16(entries.length % 65_536)
  return Buffer.concat([
    ...[...locals, directory, Buffer.from('PK\x05\x06'), u16(0), u16(0), count, count],
    ...[u32(directory.length), u32(offset), u16(0)],
  ])
}

/** The fields that stand before the name in both headers, up to the name's length. */
function fieldsOf({ name, content, claimed = {}, flags = 0 }: ZipEntry, packedSize: number) {
  return Buffer.concat([
    ...[u16(20), u16(flags), u16(claimed.method ?? 8), u16(0), u16(33)],
    ...[u32(claimed.crc32 ?? crc32(content)), u32(packedSize)],
    ...[u32(claimed.size ?? content.length), u16(Buffer.byteLength(name))],
  ])
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
