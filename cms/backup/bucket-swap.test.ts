import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type ObjectStorage, startObjectStorage } from '../../testing/object-storage.ts'
import { s3Bucket } from '../files/s3-bucket.ts'
import { bucketSwap, namesInBucket } from './bucket-swap.ts'
import { waitingFiles } from './swap-files.ts'

const [former, kept, added] = ['media/former.webp', 'media/kept.webp', 'media/added.webp']

let storage: ObjectStorage

beforeAll(async () => {
  storage = await startObjectStorage()
  return () => storage.close()
})

beforeEach(async () => {
  storage.become('well')
  await bucket().remove(added)
  for (const name of [former, kept]) await bucket().put(name, Buffer.from('before'))
})

const bucket = () => s3Bucket(storage.settings)

async function restoring() {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const secret = await waitingFiles(folder, {
    restoreId: 'this',
    keepsSecret: false,
    bucket: bucket(),
  })
  const files = await bucketSwap(bucket(), secret)
  for (const name of [kept, added, 'secret']) await files.add(name, bytesOf('of the backup'))
  return { files, folder }
}

/** A restore to its end; gives the data folder. */
async function restored(end: 'settle' | 'undo') {
  const { files, folder } = await restoring()
  await files.swap()
  await files[end]()
  await files.clear()
  return folder
}

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}

const names = async () => [...(await namesInBucket(bucket()))].sort()

test('a restored site has the files of the backup and no others', async () => {
  const folder = await restored('settle')

  expect(await names()).toEqual([added, kept])
  expect(await readFile(join(folder, 'secret'), 'utf8')).toBe('of the backup')
})

test('where nothing comes of it, what there was is there, and nothing else', async () => {
  const folder = await restored('undo')

  expect(await names()).toEqual([former, kept])
  await expect(readFile(join(folder, 'secret'))).rejects.toMatchObject({ code: 'ENOENT' })
})

test('a bucket that is away is told in words', async () => {
  const { files } = await restoring()
  storage.become('failing')

  const refused = files.add('media/another.webp', bytesOf('x'))

  await expect(refused).rejects.toThrow('The bucket cannot be used (tutor-files: 503 SlowDown)')
})
