import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'
import { archiveLimits, isEntryName } from './archive-format.ts'

export interface ZipReader {
  names: Set<string>
  /**
   * The bytes of a file, counted as they are unpacked.
   * @throws ArchiveError
   */
  read(name: string): Promise<Buffer>
  close(): void
}

/**
 * Opens a zip file that may be damaged or hostile; what it says of sizes is not trusted.
 * @throws ArchiveError
 */
export async function openZip(path: string): Promise<ZipReader> {
  const zip = await openPromise(path, {
    lazyEntries: true,
    autoClose: false,
    strictFileNames: true,
    validateEntrySizes: true,
  }).catch(() => {
    throw new ArchiveError('This file is not a zip archive, or part of it is missing.')
  })
  // Reading reports its errors where it is awaited; without a listener they end the process too.
  zip.on('error', () => {})
  try {
    const entries = await listEntries(zip)
    let unpackedBytes = 0
    const count = (bytes: number) => {
      unpackedBytes += bytes
      const { unpackedBytes: most, harmlessTotalBytes, ratio } = archiveLimits
      if (unpackedBytes > most) throw tooLarge('The archive', most)
      if (unpackedBytes > harmlessTotalBytes && unpackedBytes > ratio * zip.fileSize) {
        throw bomb('The archive')
      }
    }
    return {
      names: new Set(entries.keys()),
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ArchiveError(`The file ${name} is missing from the archive.`)
        return readEntry(zip, entry, count)
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  let seen = 0
  try {
    for await (const entry of zip.eachEntry()) {
      seen += 1
      if (seen > archiveLimits.entries) throw new ArchiveError(tooManyFiles)
      if (isFolder(entry)) continue
      checkEntry(entry)
      if (entries.has(entry.fileName)) {
        throw new ArchiveError(`The archive contains ${entry.fileName} twice.`)
      }
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw asArchiveError(error)
  }
  return entries
}

/** Programs that zip a folder add these empty entries. */
const isFolder = ({ fileName, uncompressedSize }: Entry) =>
  ['lessons/', 'exercises/', 'media/'].includes(fileName) && uncompressedSize === 0

const fileType = { mask: 0o170000, regular: 0o100000 }

function checkEntry(entry: Entry): void {
  const { fileName, compressionMethod, externalFileAttributes } = entry
  if (!isEntryName(fileName)) throw notAllowed(fileName)
  if (entry.isEncrypted()) {
    throw new ArchiveError(`${fileName} is encrypted. Create the archive without a password.`)
  }
  const type = (externalFileAttributes >>> 16) & fileType.mask
  if (type !== 0 && type !== fileType.regular) {
    throw new ArchiveError(`${fileName} is a link or a device, not a plain file.`)
  }
  if (compressionMethod !== 0 && compressionMethod !== 8) {
    throw new ArchiveError(`${fileName} is compressed in a way that is not supported.`)
  }
}

async function readEntry(
  zip: ZipFile,
  entry: Entry,
  count: (bytes: number) => void,
): Promise<Buffer> {
  const { fileName, compressedSize } = entry
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length
      count(chunk.length)
      const { entryBytes: most, harmlessBytes, ratio } = archiveLimits
      if (bytes > most) throw tooLarge(fileName, most)
      if (bytes > harmlessBytes && bytes > ratio * compressedSize) throw bomb(fileName)
      chunks.push(chunk)
    }
  } catch (error) {
    throw asArchiveError(error, fileName)
  }
  const whole = Buffer.concat(chunks)
  if (crc32(whole) !== entry.crc32) throw damaged(fileName)
  return whole
}

/** The zip library's refusals, in our words. */
function asArchiveError(error: unknown, fileName = 'The archive'): ArchiveError {
  if (error instanceof ArchiveError) return error
  const message = error instanceof Error ? error.message : ''
  const [, name] =
    /(?:relative path|absolute path|characters in fileName): (.*)/s.exec(message) ?? []
  return name === undefined ? damaged(fileName) : notAllowed(name)
}

const damaged = (what: string) => new ArchiveError(`${what} is damaged. Export the course again.`)

const tooManyFiles = `The archive contains too many files: the limit is ${archiveLimits.entries}.`

const tooLarge = (what: string, mostBytes: number) =>
  new ArchiveError(`${what} is too large: the limit is ${mostBytes / 1024 ** 2} MB unpacked.`)

const bomb = (what: string) =>
  new ArchiveError(`${what} unpacks to more than ${archiveLimits.ratio} times its size.`)

const notAllowed = (name: string) =>
  new ArchiveError(
    `The archive contains a file whose name is not allowed: ${JSON.stringify(name.slice(0, 100))}.`,
  )
