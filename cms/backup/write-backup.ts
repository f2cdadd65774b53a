import { createHash } from 'node:crypto'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { makeFolder } from '../environment/make-folder.ts'
import type { Bucket } from '../files/bucket.ts'
import { FilesAway } from '../files/files-away.ts'
import { BackupError } from './backup-error.ts'
import { checkBackup } from './check-backup.ts'
import { readMigrations } from './database/applied-migrations.ts'
import { ownSequences, readForeign } from './database/foreign-objects.ts'
import { beginSnapshot, packTables } from './database/pack-tables.ts'
import { readSequences } from './database/site-tables.ts'
import {
  formatName,
  formatVersion,
  type Head,
  headName,
  type Manifest,
  manifestName,
  secretName,
} from './file/backup-format.ts'
import { asItIs } from './file/pieces.ts'
import { seal } from './file/sealed.ts'
import { type TarPart, writeTar } from './file/write-tar.ts'
import { packBucket, packFiles } from './pack-files.ts'

/** The site that is backed up. */
export interface Source {
  databaseUrl: string
  dataDir: string
  /** Where its files are kept, if not in the data folder. */
  bucket?: Bucket | undefined
  siteUrl: string
  secret: string
}

export interface Written {
  bytes: number
  head: Head
  manifest: Manifest
}

interface Wanted {
  path: string
  passphrase?: string
  /** Ends the writing, and removes what was written; its reason is thrown. */
  signal?: AbortSignal
}

/**
 * Writes everything of a site into one file, while the site runs or not. The file is written beside
 * its place, read again and compared, and only then gets its name.
 * @throws BackupError where there is nothing to back up.
 */
export async function writeBackup(
  source: Source,
  { path, passphrase, signal }: Wanted,
): Promise<Written> {
  const part = `${path}.part`
  const notWritten = notWrittenTo(path)
  await makeFolder(dirname(path)).catch(notWritten)
  const file = await openPart(part).catch(notWritten)
  const client = new pg.Client({
    connectionString: source.databaseUrl,
    application_name: 'backup',
    keepAlive: true,
  })
  client.on('error', () => {}) // the query that is running says so
  try {
    await client.connect()
    const bytes = writeTar(packAll(client, source))
    const shell = passphrase ? seal(passphrase) : asItIs
    const out = async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) await file.writeFile(piece).catch(notWritten)
    }
    await pipeline(bytes, createGzip({ level: 4 }), shell, out, { signal })
    await client.query('rollback')
    const size = await flush(file).catch(notWritten)
    const checked = await checkBackup(part, passphrase).catch(notWritten)
    signal?.throwIfAborted()
    await place(part, path).catch(notWritten)
    return { ...checked, bytes: size }
  } catch (error) {
    await file.close().catch(() => {}) // the first error is told
    await rm(part, { force: true }).catch(() => {})
    throw signal?.aborted ? signal.reason : inWords(error, path)
  } finally {
    await client.end().catch(() => {})
  }
}

/** The head, the secret, the files, the tables and the list of them all. */
async function* packAll(client: pg.Client, source: Source): AsyncGenerator<TarPart> {
  await beginSnapshot(client)
  const listed: Manifest = { tables: [], sequences: [], leftOut: [], parts: {} }
  async function* parts(): AsyncGenerator<TarPart> {
    yield whole(headName, JSON.stringify(await headOf(client, source), null, 2))
    yield whole(secretName, source.secret)
    // Soon after the snapshot, before files may go.
    yield* source.bucket ? packBucket(source.bucket) : packFiles(source.dataDir, listed.leftOut)
    yield* packTables(client, listed.tables)
  }
  for await (const part of parts()) yield noted(part, listed.parts)
  listed.sequences = await readSequences(client, await ownSequences(client))
  listed.leftOut.push(...(await readForeign(client)))
  yield whole(manifestName, JSON.stringify(listed))
}

async function headOf(client: pg.ClientBase, { siteUrl }: Source): Promise<Head> {
  const migrations = await readMigrations(client)
  if (migrations.length === 0) {
    throw new BackupError('There is no site in this database yet, so there is nothing to back up.')
  }
  const { rows } = await client.query('show server_version')
  return {
    format: formatName,
    version: formatVersion,
    createdAt: new Date().toISOString(),
    site: siteUrl,
    postgres: String(rows[0]?.server_version),
    migrations,
  }
}

function whole(name: string, text: string): TarPart {
  const bytes = Buffer.from(text)
  return { name, size: bytes.length, body: [bytes] }
}

/** Writes down what passes. */
function noted(part: TarPart, parts: Manifest['parts']): TarPart {
  async function* body(): AsyncGenerator<Buffer> {
    const hash = createHash('sha256')
    for await (const chunk of part.body) {
      hash.update(chunk)
      yield chunk
    }
    parts[part.name] = { bytes: part.size, sha256: hash.digest('hex') }
  }
  return { ...part, body: body() }
}

/** What is nobody's fault in the program. */
function inWords(error: unknown, path: string): unknown {
  if (error instanceof FilesAway) {
    return new BackupError(`The bucket did not give all files (${error.message}). Try again later.`)
  }
  return Object(error).code === '53100' ? unwritten(error, path) : error
}

/** A disk can refuse a file for more reasons than anybody lists; other errors stay what they are. */
const notWrittenTo =
  (path: string) =>
  (error: unknown): never => {
    throw typeof Object(error).errno === 'number' ? unwritten(error, path) : error
  }

const unwritten = (error: unknown, path: string) =>
  new BackupError(
    `The backup could not be written to ${path} (${error instanceof Error ? error.message : error}). Make room there, or name another place.`,
  )

/** For this backup alone: two in one file would be none. */
const openPart = (part: string): Promise<FileHandle> =>
  open(part, 'wx', 0o600).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    throw new BackupError(
      `${part} is there already: another backup is writing it, or one that was cut off has left it. If none is running, delete it; or name another file.`,
    )
  })

/** On the disk itself, before it gets its name. */
async function flush(file: FileHandle): Promise<number> {
  await file.sync()
  const { size } = await file.stat()
  await file.close()
  return size
}

/**
 * Gives it its name, if nobody else has that meanwhile. Renaming alone would replace any file, and
 * sticks and shares know no second name for one.
 */
async function place(part: string, path: string): Promise<void> {
  const claim = await open(path, 'wx', 0o600).catch((error) => {
    if (error.code !== 'EEXIST') throw error
    throw new BackupError(`${path} is there already. Name another file, or a folder.`)
  })
  await claim.close()
  await rename(part, path).catch(async (error) => {
    await rm(path, { force: true }).catch(() => {})
    throw error
  })
}
