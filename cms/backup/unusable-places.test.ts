import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BackupError } from './backup-error.ts'
import { isSealed } from './file/read-backup.ts'
import { packFiles } from './pack-files.ts'
import { writeBackup } from './write-backup.ts'

const source = {
  databaseUrl: 'postgres://nobody@127.0.0.1:1/none',
  dataDir: '',
  siteUrl: '',
  secret: '',
}

async function temporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'tutor-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

test('a folder in the place of a backup is told in words', async () => {
  const opened = isSealed(await temporaryFolder())

  await expect(opened).rejects.toThrow(BackupError)
  await expect(opened).rejects.toThrow('cannot be read')
})

test('a place for a backup that cannot be made is told in words', async () => {
  const file = join(await temporaryFolder(), 'file')
  await writeFile(file, '')

  const written = writeBackup(source, { path: join(file, 'below/backup.tar.gz') })

  await expect(written).rejects.toThrow(BackupError)
  await expect(written).rejects.toThrow('could not be written')
})

test('a name that is too long for a backup is told in words', async () => {
  const path = join(await temporaryFolder(), `${'a'.repeat(250)}.tar.gz`)

  const written = writeBackup(source, { path })

  await expect(written).rejects.toThrow(BackupError)
  await expect(written).rejects.toThrow('could not be written')
})

test('what another backup is writing is left alone, and told by its name', async () => {
  const folder = await temporaryFolder()
  const part = join(folder, 'site.tar.gz.part')
  await writeFile(part, 'of another')

  const written = writeBackup(source, { path: join(folder, 'site.tar.gz') })

  await expect(written).rejects.toThrow(BackupError)
  await expect(written).rejects.toThrow(`${part} is there already`)
  expect(await readFile(part, 'utf8')).toBe('of another')
})

test('a database that does not answer leaves no file', async () => {
  const folder = await temporaryFolder()

  const written = writeBackup(source, { path: join(folder, 'site.tar.gz') })

  await expect(written).rejects.toThrow('ECONNREFUSED')
  expect(await readdir(folder)).toEqual([])
})

test('files of the site that cannot be read are told by their own path', async () => {
  const dataDir = await temporaryFolder()
  await writeFile(join(dataDir, 'media'), 'no folder')

  const packed = packFiles(dataDir, []).next()

  await expect(packed).rejects.toThrow(BackupError)
  await expect(packed).rejects.toThrow(`${join(dataDir, 'media')} cannot be read`)
})
