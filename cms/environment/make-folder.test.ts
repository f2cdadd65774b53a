import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from './make-folder.ts'

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a folder is made with those above it, and may be there', async () => {
  const folder = join(await temporaryFolder(), 'one/two/three')

  await makeFolder(folder)
  await makeFolder(folder)

  expect(existsSync(folder)).toBe(true)
})

test('two who make folders below the same missing one at once both find theirs made', async () => {
  const above = await temporaryFolder()

  await Promise.all(['one/two', 'one/three'].map((name) => makeFolder(join(above, name))))

  expect(['one/two', 'one/three'].map((name) => existsSync(join(above, name)))).toEqual([
    true,
    true,
  ])
})

test('below a file there can be none', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')

  await expect(makeFolder(join(file, 'below'))).rejects.toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')('where no folder can be made, that is said', async () => {
  await expect(makeFolder('/proc/no-such/folder')).rejects.toThrow('ENOENT')
})
