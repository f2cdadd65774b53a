import { crc32 } from 'node:zlib'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ArchiveError } from './archive-error.ts'
import { archiveLimits, isEntryName } from './archive-format.ts'
import { isClutter, nameOf, outerFoldersOf } from './zip-names.ts'

/** What a zip file of one kind may have in it. */
export interface ZipRules {
  /** How messages call such a file, and what they advise where it is damaged. */
  what: string
  advice: string
  /** What they say is to be chosen where a file is no zip file. */
  choice: string
  limits: Record<keyof typeof archiveLimits, number>
  /** Judges what is left of a name without the folders around everything. */
  isName(name: string): boolean
  /** Whether a backslash leads into a folder, as old programs for Windows pack; else it is refused. */
  takesBackslashes: boolean
}

/** Of a course's archive. */
export const archiveRules: ZipRules = {
  what: 'The archive',
  advice: 'Export the course again.',
  choice:
    'Choose a file that was exported here. A list of words goes into “Paste words” of an exercise or a lesson.',
  limits: archiveLimits,
  isName: isEntryName,
  takesBackslashes: false,
}

export interface ZipReader {
  /** Without the folders around everything, and without what systems add. */
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
    strictFileNames: !rules.takesBackslashes,
    validateEntrySizes: true,
  }).catch(() => {
    throw new ArchiveError(
      `This file is not a zip archive, or part of it is missing. ${rules.choice}`,
    )
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
        return readEntry(zip, entry, { name, count: isCounted ? () => {} : count, rules })
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw error
  }
}

/** The entries that are not passed over, each of which may be read. */
async function listEntries(zip: ZipFile, rules: ZipRules): Promise<Map<string, Entry>> {
  const packed = await listPacked(zip, rules)
  const outer = outerFoldersOf(packed.map(({ path }) => path))
  const entries = new Map<string, Entry>()
  for (const { path, entry } of packed) {
    const name = path.slice(outer.length)
    checkEntry(name, entry, rules)
    if (entries.has(name)) throw new ArchiveError(`${rules.what} contains ${name} twice.`)
    entries.set(name, entry)
  }
  return entries
}

/** Longer than any name that is taken: of longer ones none is kept to be judged. */
const pathLength = 1_000

interface Packed {
  /** With the folders around everything. */
  path: string
  entry: Entry
}

/** What is passed over counts as an entry too. */
async function listPacked(zip: ZipFile, rules: ZipRules): Promise<Packed[]> {
  const say = messagesOf(rules)
  const packed: Packed[] = []
  let seen = 0
  try {
    for await (const entry of zip.eachEntry()) {
      seen += 1
      if (seen > rules.limits.entries) throw say.tooManyFiles()
      const path = nameOf(entry, rules)
      if (isClutter(path, entry.uncompressedSize)) continue
      if (path.length > pathLength) throw say.notAllowed(path)
      packed.push({ path, entry })
    }
  } catch (error) {
    throw asArchiveError(error, rules)
  }
  return packed
}

const fileType = { mask: 0o170000, regular: 0o100000 }

function checkEntry(name: string, entry: Entry, rules: ZipRules): void {
  const { compressionMethod, externalFileAttributes } = entry
  if (!rules.isName(name)) throw messagesOf(rules).notAllowed(name)
  if (entry.isEncrypted()) {
    throw new ArchiveError(`${name} is encrypted. Create the archive without a password.`)
  }
  const type = (externalFileAttributes >>> 16) & fileType.mask
  if (type !== 0 && type !== fileType.regular) {
    throw new ArchiveError(`${name} is a link or a device, not a plain file.`)
  }
  if (compressionMethod !== 0 && compressionMethod !== 8) {
    throw new ArchiveError(`${name} is compressed in a way that is not supported.`)
  }
}

interface Reading {
  name: string
  count(bytes: number): void
  rules: ZipRules
}

async function readEntry(zip: ZipFile, entry: Entry, reading: Reading): Promise<Buffer> {
  const { name, count, rules } = reading
  const say = messagesOf(rules)
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      bytes += chunk.length
      count(chunk.length)
      const { entryBytes: most, harmlessBytes, ratio } = rules.limits
      if (bytes > most) throw say.tooLarge(name, most)
      if (bytes > harmlessBytes && bytes > ratio * entry.compressedSize) throw say.bomb(name)
      chunks.push(chunk)
    }
  } catch (error) {
    throw asArchiveError(error, rules, name)
  }
  const whole = Buffer.concat(chunks)
  if (crc32(whole) !== entry.crc32) throw say.damaged(name)
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
