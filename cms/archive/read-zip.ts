import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'
import { archiveLimits, isEntryName } from './archive-format.ts'

/** What a zip file of one kind may have in it. */
export interface ZipRules {
  /** How messages call such a file, and what they advise where it is damaged. */
  what: string
  advice: string
  limits: Record<keyof typeof archiveLimits, number>
  isName(name: string): boolean
  /** Entries that programs and systems add unasked. */
  isPassedOver(entry: Pick<Entry, 'fileName' | 'uncompressedSize'>): boolean
}

/** Of a course's archive. */
export const archiveRules: ZipRules = {
  what: 'The archive',
  advice: 'Export the course again.',
  limits: archiveLimits,
  isName: isEntryName,
  isPassedOver: ({ fileName, uncompressedSize }) =>
    ['lessons/', 'exercises/', 'media/'].includes(fileName) && uncompressedSize === 0,
}

export interface ZipReader {
  names: Set<string>
  /**
   * The bytes of a file, counted as they are unpacked for the first time: pages share files.
   * @throws ArchiveError
   */
  read(name: string): Promise<Buffer>
  close(): void
}

/**
 * Opens a zip file that may be damaged or hostile; what it says of sizes is not trusted.
 * @throws ArchiveError
 */
export async function openZip(path: string, rules = archiveRules): Promise<ZipReader> {
  const say = messagesOf(rules)
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
    const entries = await listEntries(zip, rules)
    const counted = new Set<string>()
    let unpackedBytes = 0
    const count = (bytes: number) => {
      unpackedBytes += bytes
      const { unpackedBytes: most, harmlessTotalBytes, ratio } = rules.limits
      if (unpackedBytes > most) throw say.tooLarge(rules.what, most)
      if (unpackedBytes > harmlessTotalBytes && unpackedBytes > ratio * zip.fileSize) {
        throw say.bomb(rules.what)
      }
    }
    return {
      names: new Set(entries.keys()),
      async read(name) {
        const entry = entries.get(name)
        if (!entry) throw new ArchiveError(`The file ${name} is missing from the archive.`)
        const isCounted = counted.has(name)
        counted.add(name)
        return readEntry(zip, entry, { count: isCounted ? () => {} : count, rules })
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

async function listEntries(zip: ZipFile, rules: ZipRules): Promise<Map<string, Entry>> {
  const say = messagesOf(rules)
  const entries = new Map<string, Entry>()
  let seen = 0
  try {
    for await (const entry of zip.eachEntry()) {
      seen += 1
      if (seen > rules.limits.entries) throw say.tooManyFiles()
      if (rules.isPassedOver(entry)) continue
      checkEntry(entry, rules)
      if (entries.has(entry.fileName)) {
        throw new ArchiveError(`${rules.what} contains ${entry.fileName} twice.`)
      }
      entries.set(entry.fileName, entry)
    }
  } catch (error) {
    throw asArchiveError(error, rules)
  }
  return entries
}

const fileType = { mask: 0o170000, regular: 0o100000 }

function checkEntry(entry: Entry, rules: ZipRules): void {
  const { fileName, compressionMethod, externalFileAttributes } = entry
  if (!rules.isName(fileName)) throw messagesOf(rules).notAllowed(fileName)
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

interface Reading {
  count(bytes: number): void
  rules: ZipRules
}

async function readEntry(zip: ZipFile, entry: Entry, { count, rules }: Reading): Promise<Buffer> {
  const { fileName, compressedSize } = entry
  const say = messagesOf(rules)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length
      count(chunk.length)
      const { entryBytes: most, harmlessBytes, ratio } = rules.limits
      if (bytes > most) throw say.tooLarge(fileName, most)
      if (bytes > harmlessBytes && bytes > ratio * compressedSize) throw say.bomb(fileName)
      chunks.push(chunk)
    }
  } catch (error) {
    throw asArchiveError(error, rules, fileName)
  }
  const whole = Buffer.concat(chunks)
  if (crc32(whole) !== entry.crc32) throw say.damaged(fileName)
  return whole
}

/** The zip library's refusals, in our words. */
function asArchiveError(error: unknown, rules: ZipRules, fileName = rules.what): ArchiveError {
  if (error instanceof ArchiveError) return error
  const message = error instanceof Error ? error.message : ''
  const [, name] =
    /(?:relative path|absolute path|characters in fileName): (.*)/s.exec(message) ?? []
  const { damaged, notAllowed } = messagesOf(rules)
  return name === undefined ? damaged(fileName) : notAllowed(name)
}

const messagesOf = ({ what, advice, limits }: ZipRules) => ({
  damaged: (file: string) => new ArchiveError(`${file} is damaged. ${advice}`),
  tooManyFiles: () =>
    new ArchiveError(`${what} contains too many files: the limit is ${limits.entries}.`),
  tooLarge: (file: string, mostBytes: number) =>
    new ArchiveError(`${file} is too large: the limit is ${mostBytes / 1024 ** 2} MB unpacked.`),
  bomb: (file: string) =>
    new ArchiveError(`${file} unpacks to more than ${limits.ratio} times its size.`),
  notAllowed: (name: string) =>
    new ArchiveError(
      `${what} contains a file whose name is not allowed: ${JSON.stringify(name.slice(0, 100))}.`,
    ),
})
