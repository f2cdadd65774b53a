import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Bucket } from './bucket.ts'
import { isFileName } from './file-names.ts'
import { namesBelow } from './files-below.ts'

/**
 * Puts the files of a folder into a bucket, apart from those that it has; the folder stays as it is.
 * It may be stopped, and goes on from there the next time.
 */
export async function moveFiles(
  home: string,
  bucket: Bucket,
): Promise<{ moved: number; there: number; leftOut: string[] }> {
  const result = { moved: 0, there: 0, leftOut: [] as string[] }
  for (const name of await namesBelow(home)) {
    if (!isFileName(name)) {
      result.leftOut.push(name)
      continue
    }
    const path = join(home, name)
    const [kept, { size }] = await Promise.all([bucket.look(name), stat(path)])
    if (kept?.bytes === size) {
      result.there += 1
      continue
    }
    await bucket.put(name, await readFile(path))
    result.moved += 1
  }
  return result
}
