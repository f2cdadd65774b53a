import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { backupName, backupPath, isNightly } from './backup-path.ts'

const siteUrl = 'https://tutor.example'
const now = new Date('2026-11-22T19:34:05.000Z')

test('a nightly backup is known by the host in its name', () => {
  const name = backupName('nightly', { siteUrl, now, isSealed: true })

  expect(name).toBe('nightly-tutor.example-2026-11-22-193405.tar.gz.sealed')
  expect(isNightly(name, siteUrl)).toBe(true)
  expect(isNightly(name, 'https://tutor.example.org')).toBe(false)
  expect(isNightly(name.replace('nightly', 'backup'), siteUrl)).toBe(false)
})

test('a file that is there already is not written over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-path-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const place = { dataDir: folder, siteUrl, isSealed: false }
  await writeFile(join(folder, 'a.tar.gz'), '')

  await expect(backupPath(join(folder, 'a.tar.gz'), place)).rejects.toThrow('there already')
  expect(await backupPath(join(folder, 'b.tar.gz'), place)).toBe(join(folder, 'b.tar.gz'))
  expect(await backupPath(folder, place)).toMatch(/backup-tutor\.example-.*\.tar\.gz$/)
})
