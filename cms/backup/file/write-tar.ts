import type { Bytes } from './pieces.ts'

/** One file of an archive; its size is said before its bytes. */
export interface TarPart {
  name: string
  size: number
  body: Bytes
}

export const blockBytes = 512
const longestName = 100
const longestFolder = 155

/** These parts as a tar archive of the form that every tool reads (POSIX ustar). */
export async function* writeTar(parts: AsyncIterable<TarPart>): AsyncGenerator<Buffer> {
  for await (const { name, size, body } of parts) {
    yield header(name, size)
    let written = 0
    for await (const chunk of body) {
      written += chunk.length
      if (written <= size) yield chunk
    }
    if (written !== size) throw new Error(`${name} has changed while it was read.`)
    yield Buffer.alloc(-size & (blockBytes - 1))
  }
  yield Buffer.alloc(2 * blockBytes)
}

function header(path: string, size: number): Buffer {
  const block = Buffer.alloc(blockBytes)
  const parts = split(path)
  if (!parts) throw new Error(`The name ${path} is too long for a backup.`)
  const [folder, name] = parts
  block.write(name, 0)
  block.write('0000600\0', 100) // its owner's alone
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  if (size >= 8 ** 11) throw new Error(`${path} is larger than 8 GB.`)
  block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  block.write('00000000000\0', 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(folder, 345)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

/** The sum of a header's bytes, its own place counted as spaces. */
export function checksum(block: Buffer): number {
  let sum = 8 * 0x20
  for (const [at, byte] of block.entries()) if (at < 148 || at >= 156) sum += byte
  return sum
}

/** Whether a name has a place in an archive of this form. */
export const fitsTar = (path: string): boolean => split(path) !== null

function split(path: string): [folder: string, name: string] | null {
  if (Buffer.byteLength(path) <= longestName) return ['', path]
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) {
    const [folder, name] = [path.slice(0, at), path.slice(at + 1)]
    if (Buffer.byteLength(name) > longestName) break
    if (Buffer.byteLength(folder) <= longestFolder) return [folder, name]
  }
  return null
}
