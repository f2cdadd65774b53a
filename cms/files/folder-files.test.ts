import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderFiles } from './folder-files.ts'

test('what is old and not wanted goes, but not what a restore has put aside', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tutor-files-'))
  onTestFinished(() => rm(home, { recursive: true }))
  await mkdir(join(home, 'media/.replaced'), { recursive: true })
  for (const name of ['media/wanted.webp', 'media/old.webp', 'media/.replaced/lake.webp']) {
    await writeFile(join(home, name), 'a picture')
    await utimes(join(home, name), 1, 1)
  }
  await writeFile(join(home, 'media/new.webp'), 'a picture')

  await folderFiles(() => home).removeOld('media', {
    isWanted: (name) => name === 'media/wanted.webp',
    before: new Date(Date.now() - 60_000),
  })

  const left = await readdir(join(home, 'media'), { recursive: true })
  expect(left.toSorted()).toEqual(['.replaced', '.replaced/lake.webp', 'new.webp', 'wanted.webp'])
})

test('what does not lie there is not made sure of', async () => {
  const home = await mkdtemp(join(tmpdir(), 'tutor-files-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const files = folderFiles(() => home)
  const bytes = Buffer.from('a picture')
  await mkdir(join(home, 'media'))
  await writeFile(join(home, 'media/lake.webp'), bytes)

  await files.secure('media/lake.webp', bytes)

  await expect(files.secure('media/gone.webp', bytes)).rejects.toThrow('ENOENT')
})
