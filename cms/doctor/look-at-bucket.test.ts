import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startObjectStorage } from '../../testing/object-storage.ts'
import { readEnvironment } from '../environment/environment.ts'
import { lookAtBucket } from './look-at-bucket.ts'

/** What is found where these files lie in the data folder, and none of them in the bucket. */
async function foundWith(...files: string[]) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'tutor-'))
  const storage = await startObjectStorage()
  onTestFinished(async () => {
    await storage.close()
    await rm(DATA_DIR, { recursive: true, force: true })
  })
  for (const file of files) {
    await mkdir(dirname(join(DATA_DIR, file)), { recursive: true })
    await writeFile(join(DATA_DIR, file), 'x')
  }
  return lookAtBucket(readEnvironment({ NODE_ENV: 'test', DATA_DIR, ...storage.env }))
}

test('what lies in the data folder alone is told, with the way into the bucket', async () => {
  const [, left] = await foundWith('media/lake.webp', 'media/sea.webp')

  expect(left).toMatchObject({ says: expect.stringContaining('2 files'), todo: 'npm run files' })
})

test('what the site did not put there is none of its files', async () => {
  expect(await foundWith('media/notes of mine.txt')).toHaveLength(1)
})
