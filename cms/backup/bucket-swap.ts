import { buffer } from 'node:stream/consumers'
import type { Bucket } from '../files/bucket.ts'
import { isFileName, keptFolders } from '../files/file-names.ts'
import { FilesAway } from '../files/files-away.ts'
import { BackupError } from './backup-error.ts'
import { secretName } from './file/backup-format.ts'
import type { WaitingFiles } from './swap-files.ts'

/** What is there, by name. */
export async function namesInBucket(bucket: Bucket): Promise<Set<string>> {
  const names = new Set<string>()
  for (const folder of keptFolders) {
    for await (const { name } of bucket.list(folder)) if (isFileName(name)) names.add(name)
  }
  return names
}

/**
 * The files of a backup on their way into a bucket. A name belongs to what is in the file, so they go
 * to their places at once, beside what is there; that goes once the new site is there to stay. The
 * secret waits where files in folders do.
 */
export async function bucketSwap(bucket: Bucket, secret: WaitingFiles): Promise<WaitingFiles> {
  const former = await namesInBucket(bucket).catch(inWords)
  const added = new Set<string>()
  let isHere = false

  const removeAll = async (names: Iterable<string>) => {
    for (const name of names) await bucket.remove(name)
  }
  return {
    async add(name, bytes) {
      if (name === secretName) return secret.add(name, bytes)
      if (!isFileName(name)) throw new BackupError(`The bucket takes no file named ${name}.`)
      added.add(name)
      await bucket.put(name, await buffer(bytes)).catch(inWords)
    },
    swap: () => secret.swap(),
    undo: () => secret.undo(),
    async settle() {
      isHere = true
      await secret.settle()
      await removeAll([...former].filter((name) => !added.has(name))).catch(inWords)
    },
    async clear() {
      await secret.clear()
      if (isHere) return
      const useless = [...added].filter((name) => !former.has(name))
      await removeAll(useless).catch(() => {}) // nothing names them
    },
  }
}

function inWords(error: unknown): never {
  if (!(error instanceof FilesAway)) throw error
  throw new BackupError(`The bucket cannot be used (${error.message}). See: npm run doctor`)
}
