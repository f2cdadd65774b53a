import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { StartError } from './environment.ts'
import { secretText } from './secret-file.ts'

const secret = 'x'.repeat(48)

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a secret is made once', async () => {
  const file = join(await temporaryFolder(), 'data/secret')

  const made = await secretText(file, () => secret)

  expect(made).toBe(secret)
  expect(await secretText(file, () => 'another one')).toBe(secret)
})

test('a folder that can keep none is told by its variable', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')

  const made = secretText(join(file, 'secret'), () => secret)

  await expect(made).rejects.toThrow(StartError)
  await expect(made).rejects.toThrow('DATA_DIR cannot be used')
})

test('one that was cut off is told to be damaged', async () => {
  const file = join(await temporaryFolder(), 'secret')
  await writeFile(file, 'x')

  await expect(secretText(file, () => secret)).rejects.toThrow('is damaged')
})
