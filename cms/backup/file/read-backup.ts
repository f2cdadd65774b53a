import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { BackupError } from '../backup-error.ts'
import { asItIs } from './pieces.ts'
import { isCut, readTar, type TarEntry } from './read-tar.ts'
import { sealMark, unseal } from './sealed.ts'

const gzipMark = Buffer.from([0x1f, 0x8b])

/** Whether a file is an encrypted backup, by how it begins. */
export async function isSealed(path: string): Promise<boolean> {
  return (await beginningOf(path)).equals(sealMark)
}

/**
 * Reads a backup's files in their order, each once.
 * @throws BackupError where it cannot be read or opened.
 */
export async function readBackup(
  path: string,
  passphrase: string | undefined,
  visit: (entries: AsyncIterable<TarEntry>) => Promise<void>,
): Promise<void> {
  const beginning = await beginningOf(path)
  const sealed = beginning.equals(sealMark)
  if (!sealed && !beginning.subarray(0, 2).equals(gzipMark)) {
    throw new BackupError(`${path} is not a backup of this program.`)
  }
  if (sealed && !passphrase) {
    throw new BackupError(
      'This backup is encrypted. Set BACKUP_PASSPHRASE to the passphrase that it was made with.',
    )
  }
  try {
    await pipeline(
      createReadStream(path),
      sealed && passphrase ? unseal(passphrase) : asItIs,
      createGunzip(),
      (bytes: AsyncIterable<Buffer>) => visit(readTar(bytes)),
    )
  } catch (error) {
    throw isOfZlib(error) ? new BackupError(isCut) : error
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const unreadable = (error: Error) => {
    throw new BackupError(`${path} cannot be read (${error.message}).`)
  }
  const file = await open(path).catch(unreadable)
  const length = sealMark.length
  try {
    // A folder can be opened, and not read.
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(length), 0, length, 0)
      .catch(unreadable)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const isOfZlib = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')
