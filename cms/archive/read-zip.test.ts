import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { archiveRules, openZip } from './read-zip.ts'

const limits = { ...archiveRules.limits, harmlessTotalBytes: 1_000, ratio: 1 }

async function opened(files: Record<string, Uint8Array>) {
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  const path = join(folder, 'archive.zip')
  await writeFile(path, zipSync(files))
  const zip = await openZip(path, { ...archiveRules, limits, isName: () => true })
  onTestFinished(async () => {
    zip.close()
    await rm(folder, { recursive: true })
  })
  return zip
}

test('a file that many pages share is counted once', async () => {
  const shared = randomBytes(600)
  const zip = await opened({ 'shared.js': shared })

  const read = await Promise.all(Array.from({ length: 10 }, () => zip.read('shared.js')))

  expect(read.every((bytes) => bytes.equals(shared))).toBe(true)
})

test('files that unpack to too much together are refused, whichever was read before', async () => {
  const zip = await opened({ 'one.js': Buffer.alloc(900), 'other.js': Buffer.alloc(900) })

  await zip.read('one.js')
  await zip.read('one.js')

  await expect(zip.read('other.js')).rejects.toThrow(/unpacks to more than 1 times its size/)
})
