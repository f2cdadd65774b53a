import { join } from 'node:path'
import { type BucketSettings, usesBucket } from '../environment/bucket-settings.ts'
import { readEnvironment } from '../environment/environment.ts'
import type { Bucket } from './bucket.ts'
import type { BucketFiles } from './bucket-files.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'

/**
 * Where the folders of files lie: in the data folder, or, with a bucket, where copies of its files
 * are. What lay in the data folder before is not taken for copies, and stays.
 */
export function filesHome(environment = readEnvironment()): string {
  const { DATA_DIR, bucket } = environment
  return bucket ? join(DATA_DIR, 'bucket-copies') : DATA_DIR
}

const inFolders = folderFiles(() => readEnvironment().DATA_DIR)

/** The files of this process’s site. What speaks to a bucket is loaded where one is set. */
export function siteFiles(): Files {
  if (!usesBucket()) return inFolders
  const opened = () => siteBucketFiles()
  return {
    have: async (name) => (await opened()).have(name),
    read: async (name) => (await opened()).read(name),
    secure: async (name, bytes) => (await opened()).secure(name, bytes),
    remove: async (name) => (await opened()).remove(name),
    removeOld: async (folder, old) => (await opened()).removeOld(folder, old),
  }
}

let own: Promise<BucketFiles> | undefined

/** The same, where it is known that there is a bucket. */
export function siteBucketFiles(): Promise<BucketFiles> {
  own ??= openBucketFiles()
  return own
}

async function openBucketFiles(): Promise<BucketFiles> {
  const { bucket } = readEnvironment()
  if (!bucket) throw new Error('No bucket is set.')
  const { bucketFiles } = await import('./bucket-files.ts')
  return bucketFiles(await openBucket(bucket), filesHome())
}

/** A bucket by itself, for what needs no copies. */
export async function openBucket(settings: BucketSettings): Promise<Bucket> {
  const { s3Bucket } = await import('./s3-bucket.ts')
  return s3Bucket(settings)
}
