import { type FileHandle, open } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Bucket } from '../files/bucket.ts'
import { isFileName, keptFolders } from '../files/file-names.ts'
import { filesBelow, unlessGone } from '../files/files-below.ts'
import { BackupError } from './backup-error.ts'
import { isFilePart } from './file/file-part.ts'
import { fitsTar, type TarPart } from './file/write-tar.ts'

/**
 * The files of pictures and uploaded pages. A file never changes under its name; one that is deleted
 * meanwhile is passed over, and so is what is only being written. Named in `leftOut` are links, and
 * files with names that the site gives none and no backup can hold.
 * @throws BackupError that names what cannot be read.
 */
export async function* packFiles(dataDir: string, leftOut: string[]): AsyncGenerator<TarPart> {
  for (const folder of keptFolders) {
    const home = join(dataDir, folder)
    const links: string[] = []
    const paths = await filesBelow(home, links).catch(notRead(home))
    leftOut.push(...links.map((path) => `link ${relative(dataDir, path)}`))
    for (const path of paths) {
      const name = relative(dataDir, path).split(sep).join('/')
      if (!isFilePart(name) || !fitsTar(name)) {
        leftOut.push(`file ${name}`)
        continue
      }
      const file = await open(path).catch(unlessGone).catch(notRead(path))
      if (!file) continue
      try {
        const { size } = await file.stat().catch(notRead(path))
        yield { name, size, body: firstBytes(file, { path, size }) }
      } finally {
        await file.close()
      }
    }
  }
}

/** Those in a bucket, each from there: a copy beside it may be old. */
export async function* packBucket(bucket: Bucket): AsyncGenerator<TarPart> {
  for (const folder of keptFolders) {
    for await (const { name } of bucket.list(folder)) {
      const found = isFileName(name) ? await bucket.get(name) : undefined
      if (found) yield { name, size: found.bytes, body: buffers(found.body) }
    }
  }
}

async function* buffers(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* firstBytes(
  file: FileHandle,
  { path, size }: { path: string; size: number },
): AsyncGenerator<Buffer> {
  if (size === 0) return
  try {
    yield* file.createReadStream({ start: 0, end: size - 1, autoClose: false })
  } catch (error) {
    notRead(path)(error)
  }
}

/** The place of the backup is not to blame. */
const notRead =
  (path: string) =>
  (error: unknown): never => {
    const why = error instanceof Error ? error.message : error
    throw new BackupError(`${path} cannot be read (${why}), so it cannot be backed up.`)
  }
