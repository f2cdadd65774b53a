import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finishSwap, isSwapCutOff } from './cut-off-swap.ts'
import { waitingFiles } from './swap-files.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tutor-swap-'))
  await mkdir(join(dataDir, 'media'))
  await mkdir(join(dataDir, 'lesson-files/ab'), { recursive: true })
  await put('media/lake.webp', 'old lake')
  await put('media/hill.webp', 'old hill')
  await put('lesson-files/ab/page', 'old page')
  await put('secret', 'old secret')
})

afterEach(() => rm(dataDir, { recursive: true }))

const put = (name: string, text: string) => writeFile(join(dataDir, name), text)
const textOf = (name: string) => readFile(join(dataDir, name), 'utf8')
const isThere = (name: string) => existsSync(join(dataDir, name))

async function* bytes(text: string) {
  yield Buffer.from(text)
}

/** Swapped by a process that is killed then. */
async function swap() {
  const files = await waitingFiles(dataDir, { restoreId: 'this', keepsSecret: false })
  await files.add('media/lake.webp', bytes('new lake'))
  await files.add('lesson-files/ab/page', bytes('new page'))
  await files.add('secret', bytes('new secret'))
  await files.swap()
  return files
}

test('the files before come back where the rows are still those before', async () => {
  await swap()

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(await textOf('media/hill.webp')).toBe('old hill')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('secret')).toBe('old secret')
  expect(isThere('media/.replaced')).toBe(false)
  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('nothing of a backup is left where there was nothing before', async () => {
  for (const name of ['media', 'lesson-files', 'secret']) {
    await rm(join(dataDir, name), { recursive: true })
  }
  await swap()

  await finishSwap(dataDir, async () => false)

  expect(await readdir(join(dataDir, 'media'))).toEqual(['.restoring'])
  expect(await readdir(join(dataDir, 'lesson-files'))).toEqual(['.restoring'])
  expect(isThere('secret')).toBe(false)
})

test('the new files stay where the rows are those of the same restore', async () => {
  await swap()

  await finishSwap(dataDir, async (restoreId) => restoreId === 'this')

  expect(await textOf('media/lake.webp')).toBe('new lake')
  expect(isThere('media/hill.webp')).toBe(false)
  expect(await textOf('secret')).toBe('new secret')
  expect(isThere('media/.replaced')).toBe(false)
  expect(isThere('secret.replaced')).toBe(false)
  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('what was cut off halfway comes back as well', async () => {
  await swap()
  await put('media/.replaced/valley.webp', 'old valley') // moved aside the last of all
  await rm(join(dataDir, 'lesson-files'), { recursive: true })
  for (const folder of ['lesson-files/ab', 'lesson-files/.restoring/ab']) {
    await mkdir(join(dataDir, folder), { recursive: true })
  }
  await put('lesson-files/ab/page', 'old page') // not yet moved
  await put('lesson-files/.restoring/ab/page', 'new page')

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/valley.webp')).toBe('old valley')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
})

test('a swap that is whole or undone is none that was cut off', async () => {
  const undone = await swap()
  expect(isSwapCutOff(dataDir)).toBe(true)
  await undone.undo()
  expect(isSwapCutOff(dataDir)).toBe(false)
  await undone.clear()

  const whole = await swap()
  await whole.settle()

  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('a note that was itself cut off was written before anything was moved', async () => {
  await put('.restore.json', '{"restoreId":"th')

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(isSwapCutOff(dataDir)).toBe(false)
})
