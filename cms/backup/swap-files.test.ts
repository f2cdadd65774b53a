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
const isThere = (name: string) => existsSync(join(dataDir, name))
const textOf = (name: string) => readFile(join(dataDir, name), 'utf8')

async function* bytes(text: string) {
  yield Buffer.from(text)
}

async function filesWaiting() {
  const files = await waitingFiles(dataDir, { restoreId: 'this', keepsSecret: false })
  await files.add('media/lake.webp', bytes('new lake'))
  await files.add('lesson-files/ab/page', bytes('new page'))
  await files.add('secret', bytes('new secret'))
  return files
}

async function allFiles(): Promise<Record<string, string>> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pairs = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(dataDir.length + 1), await readFile(path, 'utf8')]
  })
  return Object.fromEntries((await Promise.all(pairs)).toSorted())
}

test('what is replaced is kept until the new files are to stay', async () => {
  const files = await filesWaiting()

  await files.swap()
  await files.clear()
  expect(await textOf('media/.replaced/hill.webp')).toBe('old hill')
  await files.settle()

  expect(await allFiles()).toEqual({
    'lesson-files/ab/page': 'new page',
    'media/lake.webp': 'new lake',
    secret: 'new secret',
  })
})

test('a swap that is undone leaves everything as it was', async () => {
  const before = await allFiles()
  const files = await filesWaiting()

  await files.swap()
  await files.undo()
  await files.clear()

  expect(await allFiles()).toEqual(before)
})

test('what cannot be put back stays aside and is named, and the rest is put back', async () => {
  const files = await filesWaiting()
  await files.swap()
  await mkdir(join(dataDir, 'media/hill.webp/in-the-way'), { recursive: true })

  await expect(files.undo()).rejects.toThrow('media/.replaced/hill.webp')
  await files.clear()

  expect(await textOf('media/.replaced/hill.webp')).toBe('old hill')
  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('secret')).toBe('old secret')
})

test('after a swap that was cut off, nothing is lost until another one is whole', async () => {
  await (await filesWaiting()).swap() // and then the machine was switched off
  await rm(join(dataDir, 'secret'))
  await rm(join(dataDir, 'lesson-files/ab/page'))

  const second = await filesWaiting()

  expect(await textOf('secret')).toBe('old secret')
  expect(await textOf('media/hill.webp')).toBe('old hill')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('media/.replaced/lake.webp')).toBe('old lake')
  await second.swap()
  await second.undo()
  expect(await textOf('media/.replaced/lake.webp')).toBe('old lake')
  await second.clear()
})

/** By a process that is killed then. */
async function swapped() {
  const files = await filesWaiting()
  await files.swap()
  return files
}

test('the files before come back where the rows are still those before', async () => {
  await swapped()

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(await textOf('media/hill.webp')).toBe('old hill')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('secret')).toBe('old secret')
  expect(isThere('media/.replaced')).toBe(false)
  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('the files before come back, too, where nobody could tell whose rows those are', async () => {
  const files = await swapped()
  await files.clear() // by the restore itself, which then ended

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('secret')).toBe('old secret')
})

test('the files before are there, too, where their coming back was cut off and is begun anew', async () => {
  await swapped()
  const note = await textOf('.restore.json')
  await finishSwap(dataDir, async () => false)
  await put('.restore.json', note) // it was still there when the machine was switched off

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(await textOf('media/hill.webp')).toBe('old hill')
  expect(await textOf('lesson-files/ab/page')).toBe('old page')
  expect(await textOf('secret')).toBe('old secret')
})

test('nothing of a backup is left where there was nothing before', async () => {
  for (const name of ['media', 'lesson-files', 'secret']) {
    await rm(join(dataDir, name), { recursive: true })
  }
  await swapped()

  await finishSwap(dataDir, async () => false)

  expect(await readdir(join(dataDir, 'media'))).toEqual(['.restoring'])
  expect(await readdir(join(dataDir, 'lesson-files'))).toEqual(['.restoring'])
  expect(isThere('secret')).toBe(false)
})

test('the new files stay where the rows are those of the same restore', async () => {
  await swapped()

  await finishSwap(dataDir, async (restoreId) => restoreId === 'this')

  expect(await textOf('media/lake.webp')).toBe('new lake')
  expect(isThere('media/hill.webp')).toBe(false)
  expect(await textOf('secret')).toBe('new secret')
  expect(isThere('media/.replaced')).toBe(false)
  expect(isThere('secret.replaced')).toBe(false)
  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('what was cut off halfway comes back as well', async () => {
  await swapped()
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
  const undone = await swapped()
  expect(isSwapCutOff(dataDir)).toBe(true)
  await undone.undo()
  expect(isSwapCutOff(dataDir)).toBe(false)
  await undone.clear()

  const whole = await swapped()
  await whole.settle()

  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('a note that was itself cut off was written before anything was moved', async () => {
  await put('.restore.json', '{"restoreId":"th')

  await finishSwap(dataDir, async () => false)

  expect(await textOf('media/lake.webp')).toBe('old lake')
  expect(isSwapCutOff(dataDir)).toBe(false)
})

test('what was replaced and cannot be removed hinders no start', async () => {
  const aside = 'a'.repeat(300) // longer than any name may be
  const change = { place: 'media', aside, beside: 'media/.restoring', names: [] }
  await put('.restore.json', JSON.stringify({ restoreId: 'this', changes: [change] }))

  await finishSwap(dataDir, async () => true)

  expect(isSwapCutOff(dataDir)).toBe(false)
})
