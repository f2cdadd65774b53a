import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import { ZipFile } from 'yazl'
import { ArchiveError } from './archive-error.ts'
import { archiveLimits } from './archive-format.ts'

export interface ZipWriter {
  /** Adds a file; resolves once its bytes have been taken, so that one at a time is in memory. */
  add(name: string, bytes: Buffer): Promise<void>
  /** Size and checksum of all that was added. */
  files: Record<string, { bytes: number; sha256: string }>
}

/**
 * Writes a zip file, entry by entry as `fill` adds them.
 * @throws ArchiveError where it becomes larger than an import takes.
 */
export async function writeZip(
  path: string,
  fill: (zip: ZipWriter) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const out = createWriteStream(path)
  const files: ZipWriter['files'] = {}
  let unpackedBytes = 0

  async function add(name: string, bytes: Buffer): Promise<void> {
    if (name in files) throw new Error(`The archive already contains ${name}.`)
    files[name] = { bytes: bytes.length, sha256: sha256(bytes) }
    unpackedBytes += bytes.length
    const isTooLarge =
      bytes.length > archiveLimits.entryBytes ||
      unpackedBytes > archiveLimits.unpackedBytes ||
      out.bytesWritten > archiveLimits.packedBytes ||
      Object.keys(files).length > archiveLimits.entries
    if (isTooLarge) throw tooLarge()
    const compress = !(await looksLikeBomb(bytes))
    await new Promise<void>((resolve) => {
      zip.addReadStreamLazy(name, { compress, size: bytes.length }, (take) => {
        const stream = Readable.from([bytes])
        stream.once('end', resolve)
        take(null, stream)
      })
    })
  }

  const stop = new AbortController()
  const written = pipeline(zip.outputStream, out, { signal: stop.signal })
  const filled = fill({ add, files }).then(
    () => zip.end(),
    (error: unknown) => {
      stop.abort()
      throw error
    },
  )
  await Promise.all([filled, written])
  if (out.bytesWritten > archiveLimits.packedBytes) throw tooLarge()
}

export const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const deflate = promisify(deflateRaw)

/**
 * Content that compresses so well that an import would take it for a zip bomb is stored
 * uncompressed.
 */
async function looksLikeBomb(bytes: Buffer): Promise<boolean> {
  if (bytes.length <= archiveLimits.harmlessBytes) return false
  const { length } = await deflate(bytes)
  return bytes.length > 0.8 * archiveLimits.ratio * length
}

const tooLarge = () =>
  new ArchiveError(
    'This is too large for an archive: only archives of up to 200 MB can be imported again. Back up the database instead.',
  )
