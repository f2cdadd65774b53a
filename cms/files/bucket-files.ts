import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Bucket, BucketBody } from './bucket.ts'
import { hashInName, isFileName, keptFolders } from './file-names.ts'
import type { Files } from './files.ts'
import { FilesAway } from './files-away.ts'
import { unlessGone } from './files-below.ts'
import { folderFiles } from './folder-files.ts'

/** A picture is for everybody: so long may one be shown that another process has deleted. */
const trustedMs = 60_000

/** So long a bucket that did not answer is not asked about pictures that have a copy. */
const awayMs = 30_000

/** What was written a moment ago may only be on its way into the bucket, or out of it. */
const underWayMs = 60 * 60 * 1000

/** Files in a bucket, with copies in folders that may be lost at any time. */
export interface BucketFiles extends Files {
  /** Removes copies of what the bucket has no more. */
  dropOldCopies(): Promise<void>
}

/** Keeps files in a bucket and copies of them below a folder. */
export function bucketFiles(bucket: Bucket, home: string): BucketFiles {
  const copies = folderFiles(() => home)
  const pathOf = (name: string) => join(home, name)
  /** Those that the bucket had a moment ago. */
  const trusted = new LRUCache<string, true>({ max: 10_000, ttl: trustedMs })
  /** While the bucket is away, what there is a copy of is shown without asking. */
  let askAgainAt = 0
  const underWay = new Map<string, Promise<boolean>>()

  async function find(name: string): Promise<boolean> {
    const there = await stat(pathOf(name)).catch(unlessGone)
    // After a loss of power a copy may have its name alone.
    if (!there?.size) return fetchCopy(name)
    // Whoever opens a file of a page has asked the database whether there still is one.
    if (hashInName(name) || trusted.has(name) || performance.now() < askAgainAt) return true
    const isKept = await bucket.look(name).catch((error: unknown) => {
      if (!(error instanceof FilesAway)) throw error
      askAgainAt = performance.now() + awayMs // nobody else waits for it meanwhile
      return 'unknown'
    })
    if (isKept === undefined) await copies.remove(name)
    else if (isKept !== 'unknown') trusted.set(name, true)
    return isKept !== undefined
  }

  async function fetchCopy(name: string): Promise<boolean> {
    const found = await bucket.get(name)
    if (!found) return false
    await mkdir(dirname(pathOf(name)), { recursive: true })
    const part = `${pathOf(name)}.${randomUUID()}.part`
    try {
      await writeChecked(part, found, { name, sha256: hashInName(name) ?? found.sha256 })
      await rename(part, pathOf(name))
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    trusted.set(name, true)
    return true
  }

  async function have(name: string): Promise<boolean> {
    if (!isFileName(name)) return false
    const running = underWay.get(name)
    if (running) return running
    const own = find(name).finally(() => underWay.delete(name))
    underWay.set(name, own)
    return own
  }

  return {
    have,
    read: async (name) => ((await have(name)) ? copies.read(name) : undefined),
    async secure(name, bytes) {
      try {
        await bucket.put(name, bytes)
        trusted.set(name, true)
      } catch (error) {
        await copies.remove(name)
        throw error
      }
    },
    async remove(name) {
      await bucket.remove(name)
      trusted.delete(name)
      await copies.remove(name)
    },
    async removeOld(folder, { isWanted, before }) {
      for await (const { name, changedAt } of bucket.list(folder)) {
        if (isWanted(name) || changedAt >= before || !isFileName(name)) continue
        const now = await bucket.look(name) // kept anew since it was listed?
        if (!now || now.changedAt >= before) continue
        await bucket.remove(name)
        await copies.remove(name)
      }
    },
    async dropOldCopies() {
      const before = new Date(Date.now() - underWayMs)
      const names = new Set<string>()
      for (const folder of keptFolders) {
        for await (const { name } of bucket.list(folder)) names.add(name)
      }
      for (const folder of keptFolders) {
        const isWanted = (name: string) => names.has(name)
        await copies.removeOld(folder, { isWanted, before })
      }
    },
  }
}

async function writeChecked(
  path: string,
  { body, bytes }: BucketBody,
  { name, sha256 }: { name: string; sha256: string | undefined },
): Promise<void> {
  const hash = createHash('sha256')
  let written = 0
  const file = await open(path, 'wx')
  try {
    for await (const piece of body) {
      hash.update(piece)
      await file.writeFile(piece)
      written += piece.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  if (written === bytes && (sha256 === undefined || hash.digest('hex') === sha256)) return
  throw new FilesAway(`What the bucket holds as ${name} is damaged.`)
}
