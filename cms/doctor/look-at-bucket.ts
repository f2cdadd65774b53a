import { randomUUID } from 'node:crypto'
import type { Environment } from '../environment/environment.ts'
import type { Bucket } from '../files/bucket.ts'
import { isFileName } from '../files/file-names.ts'
import { namesBelow } from '../files/files-below.ts'
import { openBucket } from '../files/site-files.ts'
import { type Finding, hint, reasonOf, well, wrong } from './finding.ts'

const name = 'Files'

/** Whether the bucket takes, gives, lists and removes a file, and has all that the data folder has. */
export async function lookAtBucket({
  bucket: settings,
  DATA_DIR,
}: Environment): Promise<Finding[]> {
  if (!settings) return []
  try {
    const bucket = await openBucket(settings)
    await tryOut(bucket)
    return [
      well(name, `The bucket ${settings.bucket} stores, returns, lists and removes files.`),
      ...(await lookForLeft(bucket, DATA_DIR)),
    ]
  } catch (error) {
    const says = `The bucket ${settings.bucket} cannot be used (${reasonOf(error)}).`
    const todo =
      'Check S3_ENDPOINT, S3_REGION, S3_BUCKET, and what the key in S3_ACCESS_KEY_ID may do.'
    return [wrong(name, says, todo)]
  }
}

/** A file of its own, which it takes away again. */
async function tryOut(bucket: Bucket): Promise<void> {
  const file = `doctor/${randomUUID()}`
  await bucket.put(file, Buffer.from(file))
  try {
    const found = await bucket.get(file)
    const pieces: Uint8Array[] = []
    for await (const piece of found?.body ?? []) pieces.push(piece)
    if (Buffer.concat(pieces).toString() !== file)
      throw new Error('it did not return what was stored')
    if (!(await isListed(bucket, file))) throw new Error('it does not list what it has')
  } finally {
    await bucket.remove(file)
  }
  if (await bucket.look(file)) throw new Error('it keeps what was removed')
}

async function isListed(bucket: Bucket, file: string): Promise<boolean> {
  for await (const { name } of bucket.list('doctor')) if (name === file) return true
  return false
}

/** What lay in the data folder before the bucket was set. */
async function lookForLeft(bucket: Bucket, dataDir: string): Promise<Finding[]> {
  const left: string[] = []
  for (const file of await namesBelow(dataDir)) {
    if (isFileName(file) && !(await bucket.look(file))) left.push(file)
  }
  if (left.length === 0) return []
  const says = `${left.length} files are in ${dataDir} and not in the bucket, so nobody sees them.`
  return [hint(name, says, 'npm run files')]
}
